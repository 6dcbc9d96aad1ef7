import type { Lease } from '@husrum/contract/lease';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { tenantName } from '../tenant/tenant.store';
import { addLeaseEvent } from './lease-event.store';
import { deleteRelation, movePrimary, relationOf } from './lease-tenant.store';
import { readLease } from './read-lease';

export const makePrimary = async (work: Work, leaseId: number, tenantId: number): Promise<Lease> => {
  found(await relationOf(work.tx, leaseId, tenantId));
  await movePrimary(work.tx, leaseId, tenantId);
  await addLeaseEvent(work, leaseId, { what: 'NEW_PRIMARY', detail: await tenantName(work.tx, tenantId) });
  return readLease(work, leaseId);
};

/** Somebody must get the invoices: the primary tenant stays until another one is. */
export const detachTenant = async (work: Work, leaseId: number, tenantId: number): Promise<Lease> => {
  const { is_primary } = found(await relationOf(work.tx, leaseId, tenantId));
  if (is_primary) throw problem('conflict', { message: 'Kan inte koppla bort primär hyresgäst' });
  await deleteRelation(work.tx, leaseId, tenantId);
  await addLeaseEvent(work, leaseId, {
    what: 'TENANT_REMOVED',
    detail: await tenantName(work.tx, tenantId),
  });
  return readLease(work, leaseId);
};
