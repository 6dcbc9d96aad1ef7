import type { Tx } from '@husrum/api-platform';
import { type MailSetting, mailSettings } from '@husrum/contract/notification';
import type { Role } from '@husrum/contract/permission';

const selectActiveUsers = (tx: Tx) =>
  tx
    .selectFrom('user_account')
    .select((one) => [
      'id',
      'name',
      'email',
      'role',
      'email_verified_at',
      'created_at',
      one
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.seen_at').as('seen_at'))
        .whereRef('session.user_id', '=', 'user_account.id')
        .as('seen_at'),
    ])
    .where('removed_at', 'is', null);

/** The users of the business in the order they joined. */
export const listActiveUsers = (tx: Tx) => selectActiveUsers(tx).orderBy('id').execute();

/** The user, locked until the transaction ends. The result is undefined for a removed one. */
export const lockUser = (tx: Tx, id: number) =>
  selectActiveUsers(tx).where('id', '=', id).forUpdate().executeTakeFirst();
export type ActiveUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/** The number of administrators. Locks them, so that two of them cannot step down at the same time. */
export const lockAndCountAdministrators = async (tx: Tx): Promise<number> => {
  const administrators = await tx
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'ADMINISTRATOR')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return administrators.length;
};

export const saveRole = async (tx: Tx, id: number, role: Role): Promise<void> => {
  await tx.updateTable('user_account').set({ role }).where('id', '=', id).execute();
};

/** Whether the business has a user with this email address who has not been removed. */
export const hasUserWithEmail = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

const noMails: Partial<Record<MailSetting, boolean>> = Object.fromEntries(
  mailSettings.map((setting) => [setting, false]),
);

/**
 * Removes the user from the business. The row keeps the name for the history of invoices and leases, but no email address, no
 * password, no rights beyond reading, and no setting that sends mails.
 */
export const markRemoved = async (tx: Tx, id: number, at: string): Promise<void> => {
  await tx
    .updateTable('user_account')
    .set({
      removed_at: at,
      email: `removed-${id}@removed.invalid`,
      password_hash: '',
      email_verified_at: null,
      role: 'READER',
      developer: false,
      ...noMails,
    })
    .where('id', '=', id)
    .execute();
};
