import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { Lease } from '@husrum/contract/lease';
import { readTenantName } from '../tenant/tenant.store';
import { lockLease } from './lease.store';
import { leaseTexts } from './lease.texts';
import { insertLeaseEvent } from './lease-event.store';
import { deleteLeaseTenant, findLeaseTenant, setPrimaryTenant } from './lease-tenant.store';
import { readLease } from './read-lease';

/** Locks the lease first, so that nobody detaches the tenant meanwhile. Changes nothing if the tenant is the primary one already. */
export const changePrimaryTenant = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<Lease> => {
  orNotFound(await lockLease(context.tx, leaseId));
  const { is_primary } = orNotFound(await findLeaseTenant(context.tx, leaseId, tenantId));
  if (is_primary) return readLease(context, leaseId);
  await setPrimaryTenant(context.tx, leaseId, tenantId);
  await insertLeaseEvent(context, leaseId, {
    kind: 'NEW_PRIMARY',
    detail: await readTenantName(context.tx, tenantId),
  });
  return readLease(context, leaseId);
};

/** The primary tenant cannot be detached, because the invoices are addressed to that tenant. */
export const detachTenant = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<Lease> => {
  orNotFound(await lockLease(context.tx, leaseId));
  const { is_primary } = orNotFound(await findLeaseTenant(context.tx, leaseId, tenantId));
  if (is_primary) throw problem('conflict', { message: leaseTexts.primaryTenantStays });
  await deleteLeaseTenant(context.tx, leaseId, tenantId);
  await insertLeaseEvent(context, leaseId, {
    kind: 'TENANT_REMOVED',
    detail: await readTenantName(context.tx, tenantId),
  });
  return readLease(context, leaseId);
};
