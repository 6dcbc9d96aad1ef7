import type { BodyOf, calls } from '@husrum/contract';
import type { Tx } from '../platform/db';

/** The account itself: within its transaction the only row of the table. */
export const businessRow = (tx: Tx) =>
  tx
    .selectFrom('billable')
    .select(['id', 'name', 'currency', 'identifier', 'phone', 'organisation'])
    .executeTakeFirstOrThrow();

export const updateBusinessRow = async (
  tx: Tx,
  values: BodyOf<typeof calls.setting.updateBusiness>,
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
