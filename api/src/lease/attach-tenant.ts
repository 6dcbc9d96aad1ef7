import type { BodyOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { activateTenants, hasTenant, tenantName } from '../tenant/tenant.store';
import { lockLease } from './lease.store';
import { addLeaseEvent } from './lease-event.store';
import { stateOf } from './lease-row.rules';
import { insertRelation, relationOf } from './lease-tenant.store';
import { readLease } from './read-lease';

/** Makes somebody a further tenant of a lease that has not ended. */
export const attachTenant = async (
  context: RequestContext,
  leaseId: number,
  tenantId: number,
): Promise<void> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, leaseId));
  if (stateOf(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: 'Uthyrningen är avslutad och kan inte få fler hyresgäster.' });
  if (await relationOf(tx, leaseId, tenantId))
    throw invalid({ tenant_id: ['Hyresgästen finns redan på uthyrningen'] });
  await insertRelation(tx, leaseId, tenantId, false);
  await addLeaseEvent(context, leaseId, { what: 'TENANT_ADDED', detail: await tenantName(tx, tenantId) });
  await activateTenants(tx, [tenantId]);
};

export const addTenant = async (
  context: RequestContext,
  { lease_id, tenant_id }: BodyOf<typeof leaseCalls.addTenant>,
): Promise<Lease> => {
  if (!(await hasTenant(context.tx, tenant_id))) throw problem('notFound');
  await attachTenant(context, lease_id, tenant_id);
  return readLease(context, lease_id);
};
