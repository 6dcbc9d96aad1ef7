import type { Tx } from '../platform/db';
import type { PublicContext } from '../platform/http';
import { insertLinkToken, wasJustSent } from './link-token.store';
import { verifyEmailUrl } from './mail-links';
import { verifyMail } from './session-mails.texts';

interface UnverifiedUser {
  id: number;
  billable_id: number;
  name: string;
  email: string;
}

/** Mails the link that verifies the address, unless one was sent in the last two minutes. */
export const sendVerification = async (
  tx: Tx,
  { clock, settings, createOutbox }: Pick<PublicContext, 'clock' | 'settings' | 'createOutbox'>,
  user: UnverifiedUser,
): Promise<void> => {
  if (await wasJustSent(tx, 'verify', user.id, clock.now())) return;
  const token = await insertLinkToken(tx, 'verify', user, user.email, clock.now());
  await createOutbox(tx, user.billable_id).sendMail(
    verifyMail(user, verifyEmailUrl(settings, user.email, token)),
  );
};
