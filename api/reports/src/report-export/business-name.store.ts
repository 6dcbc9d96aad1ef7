import type { Tx } from '../platform/db';

/** The name of the business of the transaction. */
export const findBusinessName = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('billable').select('name').executeTakeFirst())?.name ?? '';
