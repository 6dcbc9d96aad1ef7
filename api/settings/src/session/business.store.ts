import type { DB, Tx } from '@husrum/api-platform';
import type { Updateable } from 'kysely';

export interface NewBusiness {
  name: string;
  organisation: boolean;
  phone: string | null;
  trial_ends_on: string;
}

export const insertBusiness = async (tx: Tx, values: NewBusiness): Promise<number> => {
  const { id } = await tx.insertInto('billable').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** For a transaction that sees all businesses. */
export const updateBusiness = async (tx: Tx, id: number, values: NewBusiness): Promise<void> => {
  await tx.updateTable('billable').set(values).where('id', '=', id).execute();
};

/** Changes the business of the transaction. Row-level security hides all others. */
export const changeOwnBusiness = async (
  tx: Tx,
  change: Pick<Updateable<DB['billable']>, 'name' | 'identifier' | 'phone' | 'currency'>,
): Promise<void> => {
  await tx.updateTable('billable').set(change).execute();
};

/** Saves when the business of the transaction completed the getting-started guide. A later call does not change it. */
export const saveBoardedAt = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .updateTable('billable')
    .set({ boarded_at: now.toISOString() })
    .where('boarded_at', 'is', null)
    .execute();
};
