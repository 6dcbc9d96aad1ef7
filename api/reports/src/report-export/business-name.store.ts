import type { Tx } from '@husrum/api-platform';

/** The name of the business of the transaction. */
export const findBusinessName = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('billable').select('name').executeTakeFirst())?.name ?? '';
