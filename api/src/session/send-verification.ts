import type { Tx } from '../platform/db';
import type { PublicContext } from '../platform/http';
import { insertLink, wasJustSent } from './link-token.store';
import { verifyLink } from './links';
import { verifyMail } from './session.mails';

interface Unverified {
  id: number;
  billable_id: number;
  name: string;
  email: string;
}

export const sendVerification = async (
  tx: Tx,
  { clock, settings, outboxOf }: Pick<PublicContext, 'clock' | 'settings' | 'outboxOf'>,
  user: Unverified,
): Promise<void> => {
  if (await wasJustSent(tx, 'verify', user.id, clock.now())) return;
  const token = await insertLink(tx, 'verify', user, user.email, clock.now());
  await outboxOf(tx, user.billable_id).mail(verifyMail(user, verifyLink(settings, user.email, token)));
};
