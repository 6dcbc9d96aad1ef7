import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { invalid, problem } from '../platform/errors';
import { type RequestContext, violates } from '../platform/http';
import { consumeLinkToken, findLinkToken, insertLinkToken } from './link-token.store';
import { changeEmailUrl } from './mail-links';
import { requirePassword, requireUser } from './profile';
import { confirmEmailMail, emailChangedMail } from './session-mails.texts';
import { updateUser } from './user.store';

/** Mails a link to the new address. The address changes when the link is opened, and only then is it checked to be free. */
export const requestEmailChange = async (
  { email, password }: BodyOf<typeof sessionCalls.requestEmailChange>,
  context: RequestContext,
): Promise<{ message: string }> => {
  const { tx, clock, settings, outbox } = context;
  const user = await requireUser(context);
  await requirePassword(user, password, 'password');
  if (email === user.email) throw invalid({ email: ['Det är redan din e-postadress'] });
  const token = await insertLinkToken(tx, 'email', user, email, clock.now());
  await outbox.sendMail(confirmEmailMail({ name: user.name, email }, changeEmailUrl(settings, token)));
  return { message: `Vi har skickat en länk till ${email}. Öppna den för att byta adress.` };
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
      throw problem('conflict', { message: 'E-postadressen används redan av ett annat konto.' });
    }
    throw error;
  }
  await outbox.sendMail(emailChangedMail(user, link.email));
  return { message: 'E-postadressen är bytt' };
};
