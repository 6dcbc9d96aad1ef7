import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls, User } from '@husrum/contract/session';
import { invalid, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { toMembership } from './membership.rules';
import { hashPassword, verifyPassword } from './password';
import { revokeSessions } from './session.store';
import { passwordChangedMail } from './session-mails.texts';
import { findUser, type StoredUser, updateUser } from './user.store';

export const requireUser = async ({
  tx,
  account,
}: Pick<RequestContext, 'tx' | 'account'>): Promise<StoredUser> =>
  orNotFound(await findUser(tx, account.userId));

export const readProfile = async (context: RequestContext): Promise<User> => {
  const user = await requireUser(context);
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
      membership: toMembership(user, context.clock.today()),
    },
  };
};

export const updateProfile = async (
  input: BodyOf<typeof sessionCalls.updateMe>,
  context: RequestContext,
): Promise<User> => {
  await updateUser(context.tx, context.account.userId, input);
  return readProfile(context);
};

export const requirePassword = async (user: StoredUser, password: string, field: string): Promise<void> => {
  if (!(await verifyPassword(user.password_hash, password)))
    throw invalid({ [field]: ['Lösenordet stämmer inte'] });
};

/** Changes the password, and ends all other sessions of the user. */
export const changePassword = async (
  { current_password, password }: BodyOf<typeof sessionCalls.changePassword>,
  context: RequestContext,
): Promise<{ message: string }> => {
  const { tx, account, clock, outbox } = context;
  const user = await requireUser(context);
  await requirePassword(user, current_password, 'current_password');
  await updateUser(tx, user.id, { password_hash: await hashPassword(password) });
  await revokeSessions(tx, user.id, clock.now().toISOString(), account.sessionId);
  await outbox.sendMail(passwordChangedMail(user));
  return { message: 'Lösenordet är ändrat' };
};
