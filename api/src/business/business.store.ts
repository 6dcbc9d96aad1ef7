import type { businessCalls } from '@husrum/contract/business';
import type { BodyOf } from '@husrum/contract/core';
import type { Tx } from '../platform/db';

/** The account itself: within its transaction the only row of the table. */
export const businessRow = (tx: Tx) =>
  tx
    .selectFrom('billable')
    .select(['id', 'name', 'currency', 'identifier', 'phone', 'organisation'])
    .executeTakeFirstOrThrow();

export const updateBusinessRow = async (
  tx: Tx,
  values: BodyOf<typeof businessCalls.update>,
): Promise<void> => {
  await tx.updateTable('billable').set(values).execute();
};

export const inactiveTenants = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('tenant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'INACTIVE')
    .executeTakeFirstOrThrow();
  return count;
};
