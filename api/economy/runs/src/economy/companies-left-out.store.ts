import { listInvoicingCalendars } from '@husrum/api-objects';
import { swedishSortKey, type Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { ForecastScope } from '../forecast/leases-to-forecast.store';

/**
 * The companies, sorted by name, that have leases today or later, but whose invoices no run creates: a forecast has no invoices of
 * theirs.
 */
export const listCompaniesLeftOut = async (
  tx: Tx,
  today: LocalDate,
  { company_id, lease_id }: ForecastScope,
): Promise<{ id: number; name: string }[]> => {
  const calendars = await listInvoicingCalendars(tx, today);
  const withoutRuns = [...calendars].flatMap(([id, { createsInvoices }]) => (createsInvoices ? [] : [id]));
  if (withoutRuns.length === 0) return [];
  return tx
    .selectFrom('company')
    .select(['company.id', 'company.name'])
    .where('company.id', 'in', withoutRuns)
    .$if(company_id !== undefined, (all) => all.where('company.id', '=', company_id ?? 0))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('lease')
          .innerJoin('entity', 'entity.id', 'lease.entity_id')
          .select('lease.id')
          .whereRef('entity.company_id', '=', 'company.id')
          .where('lease.archived_at', 'is', null)
          .where(sql<boolean>`lease_has_days(lease.start, lease.stop)`)
          .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', today)]))
          .$if(lease_id !== undefined, (all) => all.where('lease.id', '=', lease_id ?? 0)),
      ),
    )
    .orderBy(swedishSortKey('company.name'))
    .orderBy('company.id')
    .execute();
};
