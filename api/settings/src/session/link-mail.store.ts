import { createHash } from 'node:crypto';
import type { Tx } from '@husrum/api-platform';
import { mayMailLink } from './link-mail.rules';

/**
 * The purpose of the mail, as it is stored. `known`: somebody registered with an address that has an account already. `portal`:
 * a new password for the tenant portal.
 */
type LinkMailKind = 'verify' | 'reset' | 'email' | 'known' | 'portal';

/**
 * Counts a mail with a link against the quota of its address, over all accounts. The result is false if the quota is used up.
 * Only a hash of the address is stored.
 */
export const consumeLinkMailQuota = async (
  tx: Tx,
  kind: LinkMailKind,
  email: string,
  now: Date,
): Promise<boolean> => {
  const addressDigest = createHash('sha256').update(`mail ${email}`).digest('hex');
  const sent = await tx
    .selectFrom('link_mail')
    .select(['kind', 'sent_at'])
    .where('address_digest', '=', addressDigest)
    .execute();
  if (!mayMailLink(sent, kind, now)) return false;
  await tx
    .insertInto('link_mail')
    .values({ address_digest: addressDigest, kind, sent_at: now.toISOString() })
    .execute();
  return true;
};
