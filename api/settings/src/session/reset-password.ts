import { type PublicContext, problem } from '@husrum/api-platform';
import { consumeLinkMailQuota } from './link-mail.store';
import { consumeLinkToken, findLinkToken, insertLinkToken, revokeLinkTokens } from './link-token.store';
import { resetPasswordUrl } from './mail-links';
import { hashPassword } from './password';
import { revokeSessions } from './session.store';
import { sessionTexts } from './session.texts';
import { passwordChangedMail, resetMail } from './session-mails.texts';
import { findUser, findUserByEmail, updateUser } from './user.store';

/** Answers the same for known and unknown addresses. */
export const requestPasswordReset = async (
  email: string,
  { db, clock, settings, createOutbox }: PublicContext,
): Promise<{ message: string }> => {
  await db.system(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user || !(await consumeLinkMailQuota(tx, 'reset', user.email, clock.now()))) return;
    const token = await insertLinkToken(tx, 'reset', user, user.email, clock.now());
    await createOutbox(tx, user.billable_id).sendMail(
      resetMail(user, resetPasswordUrl(settings, user.email, token)),
    );
  });
  return { message: sessionTexts.resetMailed };
};

interface ResetPasswordCommand {
  readonly email: string;
  /** The token of the link in the mail. */
  readonly token: string;
  /** The new password. */
  readonly password: string;
}

/** Sets a new password and ends all sessions. The link came by mail, so it also verifies the address. */
export const resetPassword = async (
  { email, token, password }: ResetPasswordCommand,
  { db, clock, createOutbox }: PublicContext,
): Promise<{ message: string }> => {
  const link = await db.system((tx) => findLinkToken(tx, 'reset', token));
  if (!link || link.email !== email) throw problem('linkExpired');
  const passwordHash = await hashPassword(password);
  await db.system(async (tx) => {
    const user = await findUser(tx, link.user_id);
    if (!user || user.email !== email || !(await consumeLinkToken(tx, link, clock.now())))
      throw problem('linkExpired');
    const now = clock.now().toISOString();
    await updateUser(tx, user.id, {
      password_hash: passwordHash,
      email_verified_at: user.email_verified_at ?? now,
    });
    await revokeSessions(tx, user.id, now);
    await revokeLinkTokens(tx, 'reset', user.id, now);
    await createOutbox(tx, user.billable_id).sendMail(passwordChangedMail(user));
  });
  return { message: sessionTexts.passwordReset };
};
