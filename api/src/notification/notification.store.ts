import type { Tx } from '../platform/db';

const SHOWN = 50;

export const notificationsOf = async (tx: Tx, userId: number) => {
  const mine = tx.selectFrom('notification').where('user_id', '=', userId);
  const rows = await mine
    .select(['id', 'type', 'title', 'body', 'link', 'read_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const { unread } = await mine
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { rows, unread };
};

export const readNotification = async (tx: Tx, userId: number, id: number, at: string): Promise<boolean> => {
  const read = await tx
    .updateTable('notification')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(at)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return read.numUpdatedRows > 0n;
};

export const removeNotification = async (tx: Tx, userId: number, id: number): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('notification')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
};

export const clearNotifications = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('notification').where('user_id', '=', userId).execute();
};

interface Invoice {
  type: string;
  title: string;
  body: string;
  /** Built with `routes` of the contract. */
  link: string | null;
}

/** Tells every user of the account, less the one who did it. */
export const notifyAll = async (tx: Tx, invoice: Invoice, exceptUserId = 0): Promise<void> => {
  const users = await tx.selectFrom('user_account').select('id').where('id', '<>', exceptUserId).execute();
  if (users.length === 0) return;
  await tx
    .insertInto('notification')
    .values(users.map(({ id }) => ({ ...invoice, user_id: id })))
    .execute();
};
