import type { Tx } from '@husrum/api-platform';
import type { currencies } from '@husrum/contract/business';

export interface BusinessFields {
  readonly name: string;
  readonly identifier: string;
  readonly phone: string | null;
  readonly currency: (typeof currencies)[number];
}

/** The row of the user's business. Row-level security hides all other rows of the table. */
export const readBusinessFields = (tx: Tx) =>
  tx
    .selectFrom('billable')
    .select(['id', 'name', 'currency', 'identifier', 'phone', 'organisation', 'updated_at'])
    .executeTakeFirstOrThrow();

/** Locks the business until the transaction ends, so that nobody else changes it meanwhile. */
export const lockBusiness = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('billable').select('id').forNoKeyUpdate().execute();
};

export const countInactiveTenants = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('tenant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'INACTIVE')
    .executeTakeFirstOrThrow();
  return count;
};
