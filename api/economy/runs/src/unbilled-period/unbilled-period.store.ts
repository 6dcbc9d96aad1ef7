import { invoicingProgress, selectLeases } from '@husrum/api-leases';
import type { Tx } from '@husrum/api-platform';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** One lease, one company, or the whole business. */
export interface UnbilledScope {
  company_id?: number | undefined;
  lease_id?: number | undefined;
}

/** Days of a lease that no rent invoice covers. Cancelled and credited invoices do not count. */
export interface UnbilledPeriod {
  lease_id: number;
  start: LocalDate;
  stop: LocalDate;
  /** The last day of the lease that can be marked as billed elsewhere. */
  markable_until: LocalDate;
  interval: PaymentInterval;
  entity: { id: number; name: string };
  company: { id: number; name: string };
  tenant: { id: number; name: string } | null;
}

/** The last day that should have an invoice by now, by company id. */
export type LastDayByCompany = ReadonlyMap<number, LocalDate>;

/**
 * All unbilled periods of the business, or of a lease or company (docs/domain-rules.md, D-8), oldest first. Days before a
 * lease's next invoice month are included even after the company's last day, because no run will invoice them.
 */
export const selectUnbilledPeriods = async (
  tx: Tx,
  lastDays: LastDayByCompany,
  today: LocalDate,
  { company_id, lease_id }: UnbilledScope,
): Promise<UnbilledPeriod[]> => {
  const days = JSON.stringify([...lastDays].map(([companyId, day]) => ({ company_id: companyId, day })));
  const lastDay = sql<{
    company_id: number;
    day: LocalDate;
  }>`jsonb_to_recordset(${days}::jsonb)`.as<'last_day'>(sql`last_day (company_id bigint, day date)`);
  const unbilled = sql<{ start: LocalDate; stop: LocalDate }>`uncovered_days(
    lease.id,
    greatest(lease.start, lease.billed_elsewhere_until + 1),
    least(lease.stop, greatest(last_day.day, coalesce(to_date(lease.next_invoice_month, 'YYYY-MM') - 1, lease.stop))))`;
  const rows = await selectLeases(tx)
    .innerJoin(lastDay, 'last_day.company_id', 'company.id')
    .crossJoinLateral(unbilled.as('unbilled'))
    .select([
      'lease.id as lease_id',
      'unbilled.start',
      'unbilled.stop',
      invoicingProgress.lastMarkableDay(today).as('markable_until'),
      'lease.payment_interval as interval',
      'entity.id as entity_id',
      'entity.name as entity_name',
      'company.id as company_id',
      'company.name as company_name',
      'tenant.id as tenant_id',
      'tenant.name as tenant_name',
    ])
    .$if(company_id !== undefined, (all) => all.where('company.id', '=', company_id ?? 0))
    .$if(lease_id !== undefined, (all) => all.where('lease.id', '=', lease_id ?? 0))
    .orderBy('unbilled.start')
    .orderBy('lease.id')
    .execute();
  return rows.map(({ start, stop, markable_until, interval, ...row }) => ({
    ...{ lease_id: row.lease_id, start, stop, markable_until, interval },
    entity: { id: row.entity_id, name: row.entity_name },
    company: { id: row.company_id, name: row.company_name },
    tenant: row.tenant_id === null ? null : { id: row.tenant_id, name: row.tenant_name ?? '' },
  }));
};
