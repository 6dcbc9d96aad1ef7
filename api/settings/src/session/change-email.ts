import {
  invalidInput,
  problem,
  type RequestContext,
  type TransactionsContext,
  violates,
} from '@husrum/api-platform';
import { consumeLinkMailQuota } from './link-mail.store';
import { consumeLinkToken, findLinkToken, insertLinkToken } from './link-token.store';
import { changeEmailUrl } from './mail-links';
import { requireUser } from './profile';
import { requirePassword } from './require-password';
import { sessionTexts } from './session.texts';
import { confirmEmailMail, emailChangedMail } from './session-mails.texts';
import { updateUser } from './user.store';

interface RequestEmailChangeCommand {
  /** The new address. */
  readonly email: string;
  /** The present password of the user. */
  readonly password: string;
}

/**
 * Mails a link to the new address. The address changes when the link is opened. Only then is it checked that no other user has
 * the address. The password is verified between transactions, because that is slow.
 */
export const requestEmailChange = async (
  { email, password }: RequestEmailChangeCommand,
  { transaction }: Pick<TransactionsContext, 'transaction'>,
): Promise<{ message: string }> => {
  const user = await requirePassword(transaction, password, 'password');
  if (email === user.email) throw invalidInput({ email: [sessionTexts.sameEmail] });
  await transaction(async ({ tx, clock, settings, outbox }) => {
    if (!(await consumeLinkMailQuota(tx, 'email', email, clock.now())))
      throw problem('tooManyRequests', { message: sessionTexts.tooManyLinks(email) });
    const token = await insertLinkToken(tx, 'email', user, email, clock.now());
    await outbox.sendMail(confirmEmailMail({ name: user.name, email }, changeEmailUrl(settings, token)));
  });
  return { message: sessionTexts.linkSentTo(email) };
};

export const confirmEmailChange = async (
  token: string,
  context: RequestContext,
): Promise<{ message: string }> => {
  const { tx, clock, outbox, account } = context;
  const link = await findLinkToken(tx, 'email', token);
  if (!link || link.user_id !== account.userId || !(await consumeLinkToken(tx, link, clock.now()))) {
    throw problem('linkExpired');
  }
  const user = await requireUser(context);
  try {
    await updateUser(tx, user.id, { email: link.email, email_verified_at: clock.now().toISOString() });
  } catch (error) {
    if (violates(error, 'user_account_email_key')) {
      throw problem('conflict', { message: sessionTexts.emailUsedByOther });
    }
    throw error;
  }
  await outbox.sendMail(emailChangedMail(user, link.email));
  return { message: sessionTexts.emailChanged };
};
