import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf } from '@husrum/contract/core';
import type { Tx } from '../platform/db';

/** The row of the user's business. Row-level security hides all other rows of the table. */
export const readBusinessFields = (tx: Tx) =>
  tx
    .selectFrom('billable')
    .select(['id', 'name', 'currency', 'identifier', 'phone', 'organisation'])
    .executeTakeFirstOrThrow();

export const saveBusiness = async (tx: Tx, values: BodyOf<typeof businessCalls.update>): Promise<void> => {
  await tx.updateTable('billable').set(values).execute();
};

export const countInactiveTenants = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('tenant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'INACTIVE')
    .executeTakeFirstOrThrow();
  return count;
};
