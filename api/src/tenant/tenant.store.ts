import type { TenantInput, TenantRow } from '@husrum/contract/tenant';
import type { Tx } from '../platform/db';
import { portalState } from './tenant.rules';

export const loadTenantRows = async (tx: Tx, ids: readonly number[]): Promise<TenantRow[]> => {
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
    portal: portalState(row),
    password: row.portal_activated_at !== null,
    created_at: row.created_at,
  }));
};

/** The tenant's customer numbers and payment settings in other systems. */
export const findTenantIntegrations = (tx: Tx, id: number) =>
  tx
    .selectFrom('tenant')
    .select(['fortnox_customer_number', 'visma_customer_number', 'autogiro', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const hasTenant = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findTenantName = async (tx: Tx, id: number): Promise<string> => {
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

export const insertTenant = async (tx: Tx, input: TenantInput): Promise<number> => {
  const { id } = await tx.insertInto('tenant').values(input).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const saveTenant = async (tx: Tx, id: number, input: TenantInput): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set(input)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Makes inactive tenants active again. Active ones are left alone. */
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
