import type { Tx } from '../db/database';
import { problem } from '../errors';
import type { Claims } from './tokens';
import type { Account } from './work';

/** The token's session must still stand: signing out, a new password or a removed user end it at once. */
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
