import { selectLeases } from '@husrum/api-leases';
import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import type { findCompanyProblem, GenerateSettings } from '@husrum/api-rent';
import type { LocalDate, Month } from '@husrum/format';
import { formatEntityName, startOfMonth } from '@husrum/format';

/** A company with automatic invoicing. */
export type AutoInvoicedCompany = GenerateSettings &
  Parameters<typeof findCompanyProblem>[0] & {
    id: number;
    /** The first month that its runs invoice. It is null if automatic invoicing has not been started yet. */
    autoFrom: Month | null;
  };

/** The business's companies with automatic invoicing, or only one of them. */
export const listAutoInvoicedCompanies = async (
  tx: Tx,
  companyId?: number,
): Promise<AutoInvoicedCompany[]> => {
  const rows = await tx
    .selectFrom('invoicing_config')
    .selectAll()
    .where('auto_enabled', '=', true)
    .$if(companyId !== undefined, (all) => all.where('company_id', '=', companyId ?? 0))
    .orderBy('company_id')
    .execute();
  return rows.map((row) => ({
    id: row.company_id,
    autoFrom: row.auto_from,
    bankgiro: row.bankgiro,
    plusgiro: row.plusgiro,
    generateDay: row.generate_day,
    generatePeriod: row.generate_period,
  }));
};

export interface RunCandidate {
  leaseId: number;
  /** The object and the primary tenant: `Lgh 1001, Kv. Eken · Bo Östlund`. */
  title: string;
}

/** The company's leases that the run for a month may create invoices for. */
export const listRunCandidates = async (tx: Tx, companyId: number, month: Month): Promise<RunCandidate[]> => {
  const first: LocalDate = startOfMonth(month);
  const rows = await selectLeases(tx)
    .select(['lease.id', 'entity.name', entityHouse('entity.id').as('house'), 'tenant.name as tenant'])
    .where('entity.company_id', '=', companyId)
    .where('lease.next_invoice_month', '<=', month)
    .where(({ eb, or }) => or([eb('lease.stop', 'is', null), eb('lease.stop', '>=', first)]))
    .orderBy('lease.id')
    .execute();
  return rows.map(({ id, tenant, ...entity }) => ({
    leaseId: id,
    title: [formatEntityName(entity), tenant].filter((part) => part !== null).join(' · '),
  }));
};
