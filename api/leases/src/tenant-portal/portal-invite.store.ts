import { hashToken, type Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import { inviteCutoff } from './invite-expiry.rules';

/** Locks the tenant until the transaction ends, so that two clicks send one invitation. */
export const lockTenantToInvite = (tx: Tx, id: number) =>
  tx
    .selectFrom('tenant')
    .select(['id', 'name', 'email', 'status', 'invite_sent_at', 'portal_activated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Active tenants with an email address who have not been invited, or whose invitation has expired. They are locked until the
 * transaction ends.
 */
export const lockTenantsToInvite = (tx: Tx, now: Date) =>
  tx
    .selectFrom('tenant')
    .select(['id', 'name', sql<string>`email`.as('email')])
    .where('status', '=', 'ACTIVE')
    .where(({ or, eb }) =>
      or([eb('invite_sent_at', 'is', null), eb('invite_sent_at', '<=', inviteCutoff(now))]),
    )
    .where('portal_activated_at', 'is', null)
    .where(sql<boolean>`nullif(trim(email), '') is not null`)
    .orderBy('id')
    .forUpdate()
    .execute();

interface NewInvite {
  tenant_id: number;
  email: string;
  token: string;
  expires_at: string;
}

/** Replaces the invitations of the tenants, and records when they were sent. */
export const replaceInvites = async (tx: Tx, invites: readonly NewInvite[], at: string): Promise<void> => {
  const tenantIds = invites.map(({ tenant_id }) => tenant_id);
  await tx.deleteFrom('tenant_portal_invite').where('tenant_id', 'in', tenantIds).execute();
  await tx
    .insertInto('tenant_portal_invite')
    .values(invites.map(({ token, ...invite }) => ({ ...invite, digest: hashToken(token), created_at: at })))
    .execute();
  await tx.updateTable('tenant').set({ invite_sent_at: at }).where('id', 'in', tenantIds).execute();
};

/** An invitation of any business that can be used: neither used nor expired, and sent to the current address of the tenant. */
export const findUsableInvite = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('tenant_portal_invite as invite')
    .innerJoin('tenant', 'tenant.id', 'invite.tenant_id')
    .leftJoin('tenant_portal_config as config', 'config.billable_id', 'invite.billable_id')
    .select([
      'config.stub',
      'invite.digest',
      'invite.billable_id',
      'invite.tenant_id',
      'invite.email',
      'invite.expires_at',
      'tenant.name',
    ])
    .where('invite.digest', '=', hashToken(token))
    .where('invite.used_at', 'is', null)
    .where('invite.expires_at', '>', now.toISOString())
    .whereRef('invite.email', '=', 'tenant.email')
    .executeTakeFirst();
export type UsableInvite = NonNullable<Awaited<ReturnType<typeof findUsableInvite>>>;

/** Marks the invitation as used. The result is false if a simultaneous call has already done so. */
export const consumeInvite = async (tx: Tx, digest: string, at: string): Promise<boolean> => {
  const used = await tx
    .updateTable('tenant_portal_invite')
    .set({ used_at: at })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
};

/** Saves the tenant's account with the password, and marks the tenant as active in the portal. */
export const saveActivatedAccount = async (
  tx: Tx,
  { billable_id, tenant_id, email }: Pick<UsableInvite, 'billable_id' | 'tenant_id' | 'email'>,
  passwordHash: string,
  at: string,
): Promise<void> => {
  await tx
    .insertInto('tenant_portal_account')
    .values({ billable_id, tenant_id, email, password_hash: passwordHash })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ email, password_hash: passwordHash }),
    )
    .execute();
  await tx.updateTable('tenant').set({ portal_activated_at: at }).where('id', '=', tenant_id).execute();
};

/** Makes tenants without an account count as not invited, so that they can be invited again. */
export const forgetInvites = async (tx: Tx): Promise<void> => {
  await tx
    .updateTable('tenant')
    .set({ invite_sent_at: null })
    .where('portal_activated_at', 'is', null)
    .where('invite_sent_at', 'is not', null)
    .execute();
};

/** Saves a new password of the tenant's account. */
export const savePortalPassword = async (tx: Tx, tenantId: number, passwordHash: string): Promise<void> => {
  await tx
    .updateTable('tenant_portal_account')
    .set({ password_hash: passwordHash })
    .where('tenant_id', '=', tenantId)
    .execute();
};

/** Withdraws an invitation that did not arrive, unless another one has been sent since. Returns the tenant's name. */
export const withdrawInvite = async (
  tx: Tx,
  tenantId: number,
  digest: string,
): Promise<string | undefined> => {
  const deleted = await tx
    .deleteFrom('tenant_portal_invite')
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) return undefined;
  const tenant = await tx
    .updateTable('tenant')
    .set({ invite_sent_at: null })
    .where('id', '=', tenantId)
    .returning('name')
    .executeTakeFirst();
  return tenant?.name;
};
