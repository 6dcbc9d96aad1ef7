import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** The name on the plan: that of the chosen company, or of the business. */
export const findPlanOwnerName = async (
  tx: Tx,
  businessId: number,
  companyId: number | undefined,
): Promise<string> => {
  const { rows } =
    companyId === undefined
      ? await sql<{ name: string }>`select name from billable where id = ${businessId}`.execute(tx)
      : await sql<{ name: string }>`select name from company where id = ${companyId}`.execute(tx);
  return rows[0]?.name ?? '';
};
