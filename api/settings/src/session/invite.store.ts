import { hashToken, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** An invitation that can still be used, with its sender. */
export const findInvite = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('invite')
    .innerJoin('billable', 'billable.id', 'invite.billable_id')
    .leftJoin('user_account', 'user_account.id', 'invite.invited_by')
    .select([
      'invite.id',
      'invite.billable_id',
      'invite.email',
      'invite.role',
      'billable.name as billable_name',
      'user_account.name as inviter',
    ])
    .where('invite.digest', '=', hashToken(token))
    .where('invite.used_at', 'is', null)
    .where('invite.expires_at', '>', now.toISOString())
    .executeTakeFirst();
export type Invite = NonNullable<Awaited<ReturnType<typeof findInvite>>>;

/**
 * Marks the invitation as used. The result is false when it was used or withdrawn already, also by a call at the same time.
 */
export const acceptInvite = async (tx: Tx, id: number, at: string): Promise<boolean> => {
  const updated = await tx
    .updateTable('invite')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** Ends the invitations that nobody has accepted. Their users can be invited again. */
export const expireInvites = async (tx: Tx): Promise<void> => {
  await tx
    .updateTable('invite')
    .set({ expires_at: sql`least(expires_at, app_now())` })
    .where('used_at', 'is', null)
    .execute();
};
