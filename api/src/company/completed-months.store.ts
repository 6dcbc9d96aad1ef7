import type { Tx } from '../platform/db';

/** The months for which the company's runs have created all invoices. */
export const loadCompletedMonths = async (tx: Tx, companyId: number): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('job_run')
    .select('period')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'GENERATE')
    .where('status', '=', 'DONE')
    .execute();
  return new Set(rows.map(({ period }) => period));
};
