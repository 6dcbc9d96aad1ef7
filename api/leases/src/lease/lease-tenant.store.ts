import type { Tx } from '@husrum/api-platform';

/** The tenants of these leases, the primary one first. */
export const listLeaseTenants = (tx: Tx, leaseIds: readonly number[]) =>
  tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select([
      'lease_tenant.lease_id',
      'lease_tenant.is_primary',
      'tenant.id',
      'tenant.name',
      'tenant.identifier',
      'tenant.phone',
      'tenant.email',
    ])
    .where('lease_tenant.lease_id', 'in', leaseIds)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('lease_tenant.created_at')
    .orderBy('tenant.id')
    .execute();
export type LeaseTenantRecord = Awaited<ReturnType<typeof listLeaseTenants>>[number];

export const findLeaseTenant = (tx: Tx, leaseId: number, tenantId: number) =>
  tx
    .selectFrom('lease_tenant')
    .select('is_primary')
    .where('lease_id', '=', leaseId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

export const insertLeaseTenant = async (
  tx: Tx,
  leaseId: number,
  tenantId: number,
  isPrimary: boolean,
): Promise<void> => {
  await tx
    .insertInto('lease_tenant')
    .values({ lease_id: leaseId, tenant_id: tenantId, is_primary: isPrimary })
    .execute();
};

export const deleteLeaseTenant = async (tx: Tx, leaseId: number, tenantId: number): Promise<void> => {
  await tx
    .deleteFrom('lease_tenant')
    .where('lease_id', '=', leaseId)
    .where('tenant_id', '=', tenantId)
    .execute();
};

/** Makes the tenant the primary one. Needs two statements, because a unique index allows only one primary tenant per lease. */
export const setPrimaryTenant = async (tx: Tx, leaseId: number, tenantId: number): Promise<void> => {
  const relations = tx.updateTable('lease_tenant').where('lease_id', '=', leaseId);
  await relations.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await relations.set({ is_primary: true }).where('tenant_id', '=', tenantId).execute();
};
