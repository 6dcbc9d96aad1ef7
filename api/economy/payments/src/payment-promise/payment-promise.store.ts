import type { Tx } from '@husrum/api-platform';
import { type Insertable, sql } from 'kysely';

export const insertPromise = async (
  tx: Tx,
  promise: Insertable<DatabaseTables['payment_promise']>,
): Promise<number> => {
  const { id } = await tx
    .insertInto('payment_promise')
    .values(promise)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const promises = (tx: Tx) =>
  tx
    .selectFrom('payment_promise as promise')
    .leftJoin('user_account as author', 'author.id', 'promise.user_id')
    .leftJoin('user_account as withdrawer', 'withdrawer.id', 'promise.withdrawn_by')
    .select([
      'promise.id',
      'promise.promised_on',
      'promise.amount_ore',
      'promise.note',
      'promise.created_at',
      'promise.withdrawn_at',
      'author.name as by',
      'withdrawer.name as withdrawn_by',
      sql<boolean>`exists (select from payment_promise newer where newer.invoicebase_id = promise.invoicebase_id
        and newer.id > promise.id and newer.promised_on is not null)`.as('isReplaced'),
      sql<boolean>`exists (select from open_payment_promise where open_payment_promise.id = promise.id)`.as(
        'isOpen',
      ),
      sql<boolean>`exists (select from invoicebase where id = promise.invoicebase_id and written_off_ore > 0)`.as(
        'isWrittenOff',
      ),
    ]);

export type StoredPromise = NonNullable<Awaited<ReturnType<typeof findPromise>>>;

export const findPromise = (tx: Tx, id: number) =>
  promises(tx).where('promise.id', '=', id).executeTakeFirst();

/** Those of an invoice, the latest first. */
export const listPromises = (tx: Tx, invoiceId: number) =>
  promises(tx).where('promise.invoicebase_id', '=', invoiceId).orderBy('promise.id', 'desc').execute();

/** Locks the promise, so that it is withdrawn only once. */
export const lockPromise = (tx: Tx, id: number) =>
  tx
    .selectFrom('payment_promise')
    .select(['id', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const saveWithdrawal = async (
  tx: Tx,
  id: number,
  withdrawal: { readonly at: string; readonly userId: number | null },
): Promise<void> => {
  await tx
    .updateTable('payment_promise')
    .set({ withdrawn_at: withdrawal.at, withdrawn_by: withdrawal.userId })
    .where('id', '=', id)
    .execute();
};
