import type { Tx } from '@husrum/api-platform';
import type { Role } from '@husrum/contract/permission';

const selectPendingInvites = (tx: Tx) =>
  tx
    .selectFrom('invite')
    .leftJoin('user_account', 'user_account.id', 'invite.invited_by')
    .select([
      'invite.id',
      'invite.email',
      'invite.role',
      'invite.created_at',
      'invite.sent_at',
      'invite.expires_at',
      'invite.mail_error',
      'user_account.name as invited_by',
    ])
    .where('invite.used_at', 'is', null);

/** The invitations that nobody has used yet, the newest first. */
export const listInvites = (tx: Tx) => selectPendingInvites(tx).orderBy('invite.id', 'desc').execute();

export const findPendingInvite = (tx: Tx, id: number) =>
  selectPendingInvites(tx).where('invite.id', '=', id).executeTakeFirst();
export type PendingInvite = NonNullable<Awaited<ReturnType<typeof findPendingInvite>>>;

export const findPendingInviteTo = (tx: Tx, email: string) =>
  selectPendingInvites(tx).where('invite.email', '=', email).executeTakeFirst();

interface NewInvite {
  email: string;
  digest: string;
  role: Role;
  invited_by: number;
  sent_at: string;
  expires_at: string;
}

export const insertInvite = async (tx: Tx, values: NewInvite): Promise<number> => {
  const { id } = await tx
    .insertInto('invite')
    .values({ ...values, mail_error: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Gives the invitation a new link and a new sender. The old link stops working. */
export const renewInvite = async (tx: Tx, id: number, values: Omit<NewInvite, 'email'>): Promise<void> => {
  await tx
    .updateTable('invite')
    .set({ ...values, mail_error: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
};

/** The result is false when there is no such invitation, or somebody has used it. */
export const deleteInvite = async (tx: Tx, id: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('invite')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/**
 * Records why the mail with the token of this digest could not be delivered. It is ignored if the invitation was sent again
 * since.
 */
export const saveInviteMailError = async (
  tx: Tx,
  id: number,
  digest: string,
  reason: string,
): Promise<{ email: string; invited_by: number | null } | undefined> =>
  tx
    .updateTable('invite')
    .set({ mail_error: reason })
    .where('id', '=', id)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .returning(['email', 'invited_by'])
    .executeTakeFirst();

/** The invitation, with the user who registered by it. */
export const findAcceptedInvite = (tx: Tx, inviteId: number, userId: number) =>
  tx
    .selectFrom('invite')
    .innerJoin('user_account', (join) => join.on('user_account.id', '=', userId))
    .select([
      'invite.email as invited_email',
      'invite.invited_by',
      'user_account.name',
      'user_account.email',
      'user_account.role',
    ])
    .where('invite.id', '=', inviteId)
    .executeTakeFirst();
