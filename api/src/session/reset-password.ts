import type { BodyOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { findLink, insertLink, useLink, wasJustSent } from './link-token.store';
import { resetLink } from './links';
import { hashPassword } from './password';
import { passwordChangedMail, resetMail } from './session.mails';
import { revokeSessionsOf } from './session.store';
import { findUser, findUserByEmail, saveUser } from './user.store';

/** Says the same whether the address is known or not. */
export const forgotPassword = async (
  { email }: BodyOf<typeof sessionCalls.forgot>,
  { db, clock, settings, outboxOf }: PublicContext,
): Promise<{ message: string }> => {
  await db.system(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || (await wasJustSent(tx, 'reset', user.id, clock.now()))) return;
    const token = await insertLink(tx, 'reset', user, user.email, clock.now());
    await outboxOf(tx, user.billable_id).mail(resetMail(user, resetLink(settings, user.email, token)));
  });
  return { message: 'Ett mail har skickats med återställningsinstruktioner' };
};

/** A new password ends every sign-in. The link came by mail, so the address is proven as well. */
export const resetPassword = async (
  { email, token, password }: BodyOf<typeof sessionCalls.reset>,
  { db, clock, outboxOf }: PublicContext,
): Promise<{ message: string }> => {
  const link = await db.system((tx) => findLink(tx, 'reset', token));
  if (!link || link.email !== email) throw problem('linkExpired');
  const password_hash = await hashPassword(password);
  await db.system(async (tx) => {
    const user = await findUser(tx, link.user_id);
    if (!user || user.email !== email || !(await useLink(tx, link, clock.now())))
      throw problem('linkExpired');
    const now = clock.now().toISOString();
    await saveUser(tx, user.id, { password_hash, email_verified_at: user.email_verified_at ?? now });
    await revokeSessionsOf(tx, user.id, now);
    await outboxOf(tx, user.billable_id).mail(passwordChangedMail(user));
  });
  return { message: 'Lösenordet har återställts' };
};
