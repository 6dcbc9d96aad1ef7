import type { Tx } from '../platform/db';
import { digestOf } from './link-token.store';

/** An invitation that is still open, with who sent it. */
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
    .where('invite.digest', '=', digestOf(token))
    .where('invite.used_at', 'is', null)
    .executeTakeFirst();

export const closeInvite = async (tx: Tx, id: number, at: string): Promise<boolean> => {
  const closed = await tx
    .updateTable('invite')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
};
