import type { Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { PortalLandlord, TenantPortalConfig, tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { sql } from 'kysely';
import { inviteCutoff } from './invite-expiry.rules';

const defaultConfig: Omit<TenantPortalConfig, 'enable_portal'> = {
  enabled: false,
  stub: null,
  phone: null,
  email: null,
  message: null,
  updated_at: null,
};

/** A business that has never saved the settings has no row and gets the default. */
export const readTenantPortalConfig = async (tx: Tx): Promise<TenantPortalConfig> => {
  const config =
    (await tx
      .selectFrom('tenant_portal_config')
      .select(['enabled', 'stub', 'phone', 'email', 'message', 'updated_at'])
      .executeTakeFirst()) ?? defaultConfig;
  return { ...config, enable_portal: config.enabled };
};

/** Locks the settings, if there are any, until the transaction ends. */
export const lockTenantPortalConfig = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('tenant_portal_config').select('billable_id').forUpdate().execute();
};

export const saveTenantPortalConfig = async (
  tx: Tx,
  values: Omit<TenantPortalConfig, 'enable_portal' | 'updated_at'>,
): Promise<void> => {
  await tx
    .insertInto('tenant_portal_config')
    .values(values)
    .onConflict((conflict) => conflict.column('billable_id').doUpdateSet(values))
    .execute();
};

/** The contact details that a business shows its tenants. The result is undefined while its portal is off. */
export const findLandlord = (tx: Tx, businessId: number): Promise<PortalLandlord | undefined> =>
  tx
    .selectFrom('tenant_portal_config as config')
    .innerJoin('billable', 'billable.id', 'config.billable_id')
    .select(['billable.name', 'config.phone', 'config.email', 'config.message'])
    .where('config.billable_id', '=', businessId)
    .where('config.enabled', '=', true)
    .executeTakeFirst();

/** The id of the business whose portal has this address. */
export const findBusinessIdByStub = async (tx: Tx, stub: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('tenant_portal_config')
      .select('billable_id')
      // It is stored in lower case. People write addresses in any case.
      .where('stub', '=', stub.toLowerCase())
      .executeTakeFirst()
  )?.billable_id;

/** How many active tenants are at each step towards an account in the portal. */
export const countPortalTenants = async (
  tx: Tx,
  now: Date,
): Promise<ResponseOf<typeof tenantPortalCalls.status>> => {
  const hasAddress = sql`nullif(trim(email), '') is not null`;
  const isNotInvited = sql`portal_activated_at is null and invite_sent_at is null`;
  const isInvited = sql`portal_activated_at is null and invite_sent_at is not null`;
  const isExpired = sql`invite_sent_at <= ${inviteCutoff(now)}::timestamptz`;
  const row = await tx
    .selectFrom('tenant')
    .select([
      sql<number>`count(*) filter (where ${isNotInvited} and ${hasAddress})`.as('not_invited'),
      sql<number>`count(*) filter (where ${isNotInvited} and not ${hasAddress})`.as('without_address'),
      sql<number>`count(*) filter (where ${isInvited} and not ${isExpired})`.as('invited'),
      sql<number>`count(*) filter (where ${isInvited} and ${isExpired})`.as('expired'),
      sql<number>`count(*) filter (where portal_activated_at is not null)`.as('active'),
    ])
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return {
    not_invited: Number(row.not_invited),
    without_address: Number(row.without_address),
    invited: Number(row.invited),
    expired: Number(row.expired),
    active: Number(row.active),
  };
};
