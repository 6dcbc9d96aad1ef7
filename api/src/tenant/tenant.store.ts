import type { TenantInput, TenantRow } from '@husrum/contract/tenant';
import type { Tx } from '../platform/db';
import { portalState } from './tenant.rules';

/** The tenants of these ids as lists show them. */
export const tenantRows = async (tx: Tx, ids: readonly number[]): Promise<TenantRow[]> => {
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
    created_at: row.created_at,
  }));
};

/** What only the tenant's own page shows. */
export const tenantAccounts = (tx: Tx, id: number) =>
  tx
    .selectFrom('tenant')
    .select(['fortnox_customer_number', 'visma_customer_number', 'autogiro', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const hasTenant = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const tenantName = async (tx: Tx, id: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('tenant')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
};

/** The tenant that has this canonical number already, if it is another than `exceptId`. */
export const tenantWithIdentifier = (tx: Tx, identifier: string, exceptId: number | null) =>
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

export const writeTenant = async (tx: Tx, id: number, input: TenantInput): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set(input)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** A tenant who rents again is active again. */
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

/** Whether any invoice was ever made out to the tenant. */
export const hasInvoices = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoicebase')
    .select('id')
    .where('tenant_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;
