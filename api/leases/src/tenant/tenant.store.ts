import type { Tx } from '@husrum/api-platform';
import type { TenantRow } from '@husrum/contract/tenant';
import type { LocalDate } from '@husrum/format';
import { isInviteExpired } from '../tenant-portal/invite-expiry.rules';
import { type TenantFields, toPortalState } from './tenant.rules';

export const loadTenantRows = async (tx: Tx, ids: readonly number[], now: Date): Promise<TenantRow[]> => {
  const rows = await tx.selectFrom('tenant').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    identifier: row.identifier,
    organisation: row.organisation,
    phone: row.phone,
    email: row.email,
    billing_email: row.billing_email,
    status: row.status,
    inactive: row.status === 'INACTIVE',
    invite: row.invite_sent_at !== null,
    invite_sent_at: row.invite_sent_at,
    portal: toPortalState(row),
    invite_expired: toPortalState(row) === 'INVITED' && isInviteExpired(row.invite_sent_at, now),
    password: row.portal_activated_at !== null,
    created_at: row.created_at,
  }));
};

/** The tenant's customer numbers in accounting programs, its autogiro mandate, and when the tenant was last changed. */
export const readTenantIntegrations = (tx: Tx, id: number) =>
  tx
    .selectFrom('tenant')
    .leftJoin('user_account', 'user_account.id', 'tenant.autogiro_user_id')
    .select([
      'tenant.fortnox_customer_number',
      'tenant.visma_customer_number',
      'tenant.autogiro',
      'tenant.autogiro_from',
      'user_account.name as autogiro_user_name',
      'tenant.updated_at',
    ])
    .where('tenant.id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether a company that the tenant rents from sends its invoices through Fortnox. */
export const isConnectedToFortnox = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('lease_tenant')
    .innerJoin('lease', 'lease.id', 'lease_tenant.lease_id')
    .innerJoin('entity', 'entity.id', 'lease.entity_id')
    .innerJoin('invoicing_config', 'invoicing_config.company_id', 'entity.company_id')
    .innerJoin('integration', 'integration.id', 'invoicing_config.integration_id')
    .select('integration.id')
    .where('lease_tenant.tenant_id', '=', id)
    .where('integration.name', '=', 'FORTNOX')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The first due date that the tenant pays by autogiro. The result is null without a mandate. */
export const findAutogiroFrom = async (tx: Tx, id: number): Promise<LocalDate | null> => {
  const tenant = await tx
    .selectFrom('tenant')
    .select('autogiro_from')
    .where('id', '=', id)
    .executeTakeFirst();
  return tenant?.autogiro_from ?? null;
};

/** Sets the mandate for autogiro, or removes it. The result is false for an unknown tenant. */
export const saveAutogiro = async (
  tx: Tx,
  id: number,
  mandate: { from: LocalDate; userId: number } | null,
): Promise<boolean> => {
  const saved = await tx
    .updateTable('tenant')
    .set({
      autogiro: mandate !== null,
      autogiro_from: mandate?.from ?? null,
      autogiro_user_id: mandate?.userId ?? null,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

export const tenantExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Locks the tenant until the transaction ends, so that nobody else changes it meanwhile. */
export const lockTenant = (tx: Tx, id: number) =>
  tx.selectFrom('tenant').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const readTenantName = async (tx: Tx, id: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('tenant')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
};

/** The tenant with this canonical number, other than `exceptId`. */
export const findTenantByIdentifier = (tx: Tx, identifier: string, exceptId: number | null) =>
  tx
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('identifier', '=', identifier)
    .where('id', '<>', exceptId ?? 0)
    .executeTakeFirst();

export const insertTenant = async (tx: Tx, input: TenantFields): Promise<number> => {
  const { id } = await tx.insertInto('tenant').values(input).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveTenant = async (tx: Tx, id: number, input: TenantFields): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set(input)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Makes inactive tenants active again. */
export const activateTenants = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx
    .updateTable('tenant')
    .set({ status: 'ACTIVE' })
    .where('id', 'in', ids)
    .where('status', '=', 'INACTIVE')
    .execute();
};

export const deleteTenant = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('tenant').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

export const hasInvoices = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('tenant_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;
