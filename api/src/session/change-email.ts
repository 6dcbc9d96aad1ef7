import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { invalid, problem } from '../platform/errors';
import { type RequestContext, violates } from '../platform/http';
import { findLink, insertLink, useLink } from './link-token.store';
import { changeEmailLink } from './links';
import { requirePassword, signedInUser } from './profile';
import { emailChangedMail, newEmailMail } from './session.mails';
import { saveUser } from './user.store';

/** Nothing changes until the new mailbox has answered. Whether the address is taken shows only then. */
export const requestEmail = async (
  { email, password }: BodyOf<typeof sessionCalls.requestEmail>,
  context: RequestContext,
): Promise<{ message: string }> => {
  const { tx, clock, settings, outbox } = context;
  const user = await signedInUser(context);
  await requirePassword(user, password, 'password');
  if (email === user.email) throw invalid({ email: ['Det är redan din e-postadress'] });
  const token = await insertLink(tx, 'email', user, email, clock.now());
  await outbox.mail(newEmailMail({ name: user.name, email }, changeEmailLink(settings, token)));
  return { message: `Vi har skickat en länk till ${email}. Öppna den för att byta adress.` };
};

export const confirmEmail = async (token: string, context: RequestContext): Promise<{ message: string }> => {
  const { tx, clock, outbox, account } = context;
  const link = await findLink(tx, 'email', token);
  if (!link || link.user_id !== account.userId || !(await useLink(tx, link, clock.now()))) {
    throw problem('linkExpired');
  }
  const user = await signedInUser(context);
  try {
    await saveUser(tx, user.id, { email: link.email, email_verified_at: clock.now().toISOString() });
  } catch (error) {
    if (violates(error, 'user_account_email_key')) {
      throw problem('conflict', { message: 'E-postadressen används redan av ett annat konto.' });
    }
    throw error;
  }
  await outbox.mail(emailChangedMail(user, link.email));
  return { message: 'E-postadressen är bytt' };
};
