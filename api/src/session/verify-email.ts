import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { findLink, useLink } from './link-token.store';
import { findUser, saveUser } from './user.store';

/** Opening the link twice is not a mistake: the second time it only says that the address is verified. */
export const verifyEmail = (token: string, { db, clock }: PublicContext): Promise<{ email: string }> =>
  db.system(async (tx) => {
    const link = await findLink(tx, 'verify', token);
    const user = link ? await findUser(tx, link.user_id) : undefined;
    if (!link || !user || link.email !== user.email) throw problem('linkExpired');
    if (user.email_verified_at !== null) return { email: user.email };
    if (!(await useLink(tx, link, clock.now()))) throw problem('linkExpired');
    await saveUser(tx, user.id, { email_verified_at: clock.now().toISOString() });
    return { email: user.email };
  });
