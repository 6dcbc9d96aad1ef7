import { randomUUID } from 'node:crypto';
import { selectUsableAccounts } from '@husrum/api-leases';
import type { Tx } from '@husrum/api-platform';
import { hasMembership } from '@husrum/api-settings';
import { sql } from 'kysely';
import type { TenantClaims } from './tenant-token';

/** The accounts with this address in the portal. Several, when tenants of one landlord share an address. */
export const findAccountsByEmail = (tx: Tx, stub: string, email: string) =>
  selectUsableAccounts(tx)
    .select(['account.tenant_id', 'account.billable_id', 'account.password_hash', 'config.stub'])
    .where('config.stub', '=', stub)
    .where(sql<string>`lower(account.email)`, '=', email)
    .orderBy('account.tenant_id')
    .execute();
export type SignInAccount = Awaited<ReturnType<typeof findAccountsByEmail>>[number];

export const insertPortalSession = async (
  tx: Tx,
  { billable_id, tenant_id }: Pick<SignInAccount, 'billable_id' | 'tenant_id'>,
  expiresAt: string,
): Promise<string> => {
  const id = randomUUID();
  await tx
    .insertInto('portal_session')
    .values({ id, billable_id, tenant_id, expires_at: expiresAt })
    .execute();
  return id;
};

/**
 * A session that has not ended, with the address of the portal, locked until the transaction ends. The result is undefined
 * when the session has ended or the tenant's account cannot be used any more.
 */
export const lockPortalSession = async (tx: Tx, id: string) => {
  const session = await tx
    .selectFrom('portal_session')
    .select(['billable_id', 'tenant_id', 'rotation', 'rotated_at'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const account = await selectUsableAccounts(tx)
    .select('config.stub')
    .where('account.tenant_id', '=', session.tenant_id)
    .executeTakeFirst();
  return account && { ...session, stub: account.stub };
};

/** Keeps the session for longer, with the number of its newest token. */
export const renewPortalSession = async (
  tx: Tx,
  id: string,
  { expires_at, rotation, rotated_at }: { expires_at: string; rotation: number; rotated_at: string | null },
): Promise<void> => {
  await tx
    .updateTable('portal_session')
    .set({ expires_at, rotation, rotated_at })
    .where('id', '=', id)
    .execute();
};

export const revokePortalSession = async (tx: Tx, id: string, at: string): Promise<void> => {
  await tx.updateTable('portal_session').set({ revoked_at: at }).where('id', '=', id).execute();
};

/** Ends all sessions of a tenant. */
export const revokePortalSessions = async (tx: Tx, tenantId: number, at: string): Promise<void> => {
  await tx
    .updateTable('portal_session')
    .set({ revoked_at: at })
    .where('tenant_id', '=', tenantId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** The tenant of a session. The result is undefined when the session has ended or the account cannot be used any more. */
export const findTenantCaller = (tx: Tx, { sessionId, tenantId, businessId }: TenantClaims) =>
  selectUsableAccounts(tx)
    .innerJoin('portal_session as session', 'session.tenant_id', 'account.tenant_id')
    .select([
      'tenant.name',
      'account.email',
      sql<string>`coalesce(config.stub, '')`.as('stub'),
      'billable.name as landlord_name',
      hasMembership.as('has_membership'),
      'config.phone as landlord_phone',
      'config.email as landlord_email',
      'config.message as landlord_message',
    ])
    .where('session.id', '=', sessionId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', new Date().toISOString())
    .where('account.tenant_id', '=', tenantId)
    .where('account.billable_id', '=', businessId)
    .executeTakeFirst();
export type TenantCaller = NonNullable<Awaited<ReturnType<typeof findTenantCaller>>>;

/** Deletes sessions and links 30 days after they expired. */
export const deleteExpiredPortalData = async (tx: Tx): Promise<void> => {
  // It is the time of this process, by which sessions and links expire: the database may have another clock.
  const now = new Date().toISOString();
  await sql`delete from portal_session where expires_at < ${now}::timestamptz - interval '30 days'`.execute(
    tx,
  );
  await sql`delete from portal_password_link where expires_at < ${now}::timestamptz - interval '30 days'`.execute(
    tx,
  );
};
