import type { Tx } from '../platform/db/database';

export const userName = async (tx: Tx, userId: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('user_account')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
};

/** What a user can ask to be mailed about, by the switch in the profile. */
export type MailSwitch = 'email_notification_ticket' | 'email_notification_comment';

/** The account's other users who want such mail. */
export const colleaguesToMail = (tx: Tx, userId: number, wants: MailSwitch) =>
  tx
    .selectFrom('user_account')
    .select(['name', 'email'])
    .where('id', '<>', userId)
    .where('email_verified_at', 'is not', null)
    .where(wants, '=', true)
    .execute();
