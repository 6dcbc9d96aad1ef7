import { createHash } from 'node:crypto';
import type { Tx } from '../platform/db';
import { mayMailLink } from './link-mail.rules';

/**
 * Takes one of the mails with a link that an address may get, over all accounts. False when it has got enough of them.
 * Only a hash of the address is stored.
 */
export const takeLinkMail = async (tx: Tx, kind: string, email: string, now: Date): Promise<boolean> => {
  const address_digest = createHash('sha256').update(`mail ${email}`).digest('hex');
  const sent = await tx
    .selectFrom('link_mail')
    .select(['kind', 'sent_at'])
    .where('address_digest', '=', address_digest)
    .execute();
  if (!mayMailLink(sent, kind, now)) return false;
  await tx.insertInto('link_mail').values({ address_digest, kind, sent_at: now.toISOString() }).execute();
  return true;
};
