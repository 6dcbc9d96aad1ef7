import type { Lease } from '@husrum/contract/lease';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { tenantName } from '../tenant/tenant.store';
import { addLeaseEvent } from './lease-event.store';
import { deleteRelation, movePrimary, relationOf } from './lease-tenant.store';
import { readLease } from './read-lease';

export const makePrimary = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<Lease> => {
  orNotFound(await relationOf(context.tx, leaseId, tenantId));
  await movePrimary(context.tx, leaseId, tenantId);
  await addLeaseEvent(context, leaseId, {
    what: 'NEW_PRIMARY',
    detail: await tenantName(context.tx, tenantId),
  });
  return readLease(context, leaseId);
};

/** Somebody must get the invoices: the primary tenant stays until another one is. */
export const detachTenant = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<Lease> => {
  const { is_primary } = orNotFound(await relationOf(context.tx, leaseId, tenantId));
  if (is_primary) throw problem('conflict', { message: 'Kan inte koppla bort primär hyresgäst' });
  await deleteRelation(context.tx, leaseId, tenantId);
  await addLeaseEvent(context, leaseId, {
    what: 'TENANT_REMOVED',
    detail: await tenantName(context.tx, tenantId),
  });
  return readLease(context, leaseId);
};
