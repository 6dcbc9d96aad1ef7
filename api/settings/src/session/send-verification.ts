import type { PublicContext, Tx } from '@husrum/api-platform';
import { consumeLinkMailQuota } from './link-mail.store';
import { insertLinkToken, revokeLinkTokens } from './link-token.store';
import { verifyEmailUrl } from './mail-links';
import { sessionTexts } from './session.texts';
import { verifyMail } from './session-mails.texts';
import { findUserByEmail } from './user.store';

interface UnverifiedUser {
  id: number;
  billable_id: number;
  name: string;
  email: string;
}

/** Mails the link that verifies the address. The result is false if the quota of the address is used up. */
export const sendVerification = async (
  tx: Tx,
  { clock, settings, createOutbox }: Pick<PublicContext, 'clock' | 'settings' | 'createOutbox'>,
  user: UnverifiedUser,
  { revokesOlder = false }: { revokesOlder?: boolean } = {},
): Promise<boolean> => {
  if (!(await consumeLinkMailQuota(tx, 'verify', user.email, clock.now()))) return false;
  if (revokesOlder) await revokeLinkTokens(tx, 'verify', user.id, clock.now().toISOString());
  const token = await insertLinkToken(tx, 'verify', user, user.email, clock.now());
  await createOutbox(tx, user.billable_id).sendMail(
    verifyMail(user, verifyEmailUrl(settings, user.email, token)),
  );
  return true;
};

/** Answers the same for known and unknown addresses. */
export const resendVerification = async (
  email: string,
  context: PublicContext,
): Promise<{ message: string }> => {
  await context.db.system(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user && user.email_verified_at === null) await sendVerification(tx, context, user);
  });
  return { message: sessionTexts.verificationSent };
};
