import { sql } from 'kysely';
import type { Tx } from '../platform/db';

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
