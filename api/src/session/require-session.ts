import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import type { Account } from '../platform/http';
import type { Claims } from '../platform/http/tokens';

/** The user of a valid access token. 401 when the session has ended: signing out, a new password and a removed user end it. */
export const requireSession = async (tx: Tx, { sub, jti, billable }: Claims): Promise<Account> => {
  const session = await tx
    .selectFrom('session')
    .select('user_id')
    .where('id', '=', jti)
    .where('user_id', '=', sub)
    .where('billable_id', '=', billable.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!session) throw problem('signedOut');
  return { billableId: billable.id, userId: sub, sessionId: jti };
};
