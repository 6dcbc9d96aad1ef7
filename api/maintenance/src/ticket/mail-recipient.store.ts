import type { Tx } from '@husrum/api-platform';
import type { MailSetting } from '@husrum/contract/notification';

/** The users of the business, except one, who have a verified email address and have turned the setting on. */
export const listMailRecipients = (tx: Tx, exceptUserId: number, setting: MailSetting) =>
  tx
    .selectFrom('user_account')
    .select(['name', 'email'])
    .where('id', '<>', exceptUserId)
    .where('email_verified_at', 'is not', null)
    .where(setting, '=', true)
    .execute();
