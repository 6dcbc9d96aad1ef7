import type { Tx } from '../platform/db';
import { hashToken } from './link-token.store';

/** An invitation that has not been used, with its sender. */
export const findInvite = (tx: Tx, token: string) =>
  tx
    .selectFrom('invite')
    .innerJoin('billable', 'billable.id', 'invite.billable_id')
    .leftJoin('user_account', 'user_account.id', 'invite.invited_by')
    .select([
      'invite.id',
      'invite.billable_id',
      'invite.email',
      'billable.name as billable_name',
      'user_account.name as inviter',
    ])
    .where('invite.digest', '=', hashToken(token))
    .where('invite.used_at', 'is', null)
    .executeTakeFirst();

export const acceptInvite = async (tx: Tx, id: number, at: string): Promise<boolean> => {
  const updated = await tx
    .updateTable('invite')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};
