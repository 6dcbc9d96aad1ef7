import { type PublicContext, problem } from '@husrum/api-platform';
import { consumeLinkToken, findLinkToken } from './link-token.store';
import { findUser, updateUser } from './user.store';

/** Verifies an address by the token of a mail. Opening the link again gives the same response. */
export const verifyEmail = (token: string, { db, clock }: PublicContext): Promise<{ email: string }> =>
  db.system(async (tx) => {
    const link = await findLinkToken(tx, 'verify', token);
    const user = link ? await findUser(tx, link.user_id) : undefined;
    if (!link || !user || link.email !== user.email) throw problem('linkExpired');
    if (user.email_verified_at !== null) return { email: user.email };
    if (!(await consumeLinkToken(tx, link, clock.now()))) throw problem('linkExpired');
    await updateUser(tx, user.id, { email_verified_at: clock.now().toISOString() });
    return { email: user.email };
  });
