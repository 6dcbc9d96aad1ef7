import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls, User } from '@husrum/contract/session';
import { invalid, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { membershipOf } from './membership.rules';
import { hashPassword, isPassword } from './password';
import { passwordChangedMail } from './session.mails';
import { revokeSessionsOf } from './session.store';
import { findUser, type StoredUser, saveUser } from './user.store';

export const signedInUser = async ({
  tx,
  account,
}: Pick<RequestContext, 'tx' | 'account'>): Promise<StoredUser> =>
  orNotFound(await findUser(tx, account.userId));

export const showMe = async (context: RequestContext): Promise<User> => {
  const user = await signedInUser(context);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_notification_ticket: user.email_notification_ticket,
    email_notification_comment: user.email_notification_comment,
    show_onboarding_in_sidebar: user.show_onboarding_in_sidebar,
    billable_admin: user.billable_admin ? 1 : 0,
    developer: user.developer,
    billable_id: user.billable_id,
    created_at: user.created_at,
    billable: {
      id: user.billable_id,
      name: user.billable_name,
      membership: membershipOf(user, context.clock.today()),
    },
  };
};

export const updateMe = async (
  input: BodyOf<typeof sessionCalls.updateMe>,
  context: RequestContext,
): Promise<User> => {
  await saveUser(context.tx, context.account.userId, input);
  return showMe(context);
};

export const requirePassword = async (user: StoredUser, password: string, field: string): Promise<void> => {
  if (!(await isPassword(user.password_hash, password)))
    throw invalid({ [field]: ['Lösenordet stämmer inte'] });
};

/** Every other sign-in ends; the one that changed the password goes on. */
export const changePassword = async (
  { current_password, password }: BodyOf<typeof sessionCalls.changePassword>,
  context: RequestContext,
): Promise<{ message: string }> => {
  const { tx, account, clock, outbox } = context;
  const user = await signedInUser(context);
  await requirePassword(user, current_password, 'current_password');
  await saveUser(tx, user.id, { password_hash: await hashPassword(password) });
  await revokeSessionsOf(tx, user.id, clock.now().toISOString(), account.sessionId);
  await outbox.mail(passwordChangedMail(user));
  return { message: 'Lösenordet är ändrat' };
};
