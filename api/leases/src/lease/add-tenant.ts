import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { BodyOf, ResponseOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import type { tenantCalls } from '@husrum/contract/tenant';
import { createTenant } from '../tenant/create-tenant';
import { readTenant } from '../tenant/read-tenant';
import { activateTenants, readTenantName, tenantExists } from '../tenant/tenant.store';
import { lockLease } from './lease.store';
import { leaseTexts } from './lease.texts';
import { insertLeaseEvent } from './lease-event.store';
import { computeLeaseState } from './lease-row.rules';
import { findLeaseTenant, insertLeaseTenant } from './lease-tenant.store';
import { readLease } from './read-lease';

const attachTenant = async (context: RequestContext, leaseId: number, tenantId: number): Promise<void> => {
  const { tx, clock } = context;
  const lease = orNotFound(await lockLease(tx, leaseId));
  if (computeLeaseState(lease, clock.today()) === 'inactive')
    throw problem('conflict', { message: leaseTexts.endedNoMoreTenants });
  if (await findLeaseTenant(tx, leaseId, tenantId))
    throw invalidInput({ tenant_id: [leaseTexts.alreadyTenant] });
  await insertLeaseTenant(tx, leaseId, tenantId, false);
  await insertLeaseEvent(context, leaseId, {
    kind: 'TENANT_ADDED',
    detail: await readTenantName(tx, tenantId),
  });
  await activateTenants(tx, [tenantId]);
};

/** Adds an existing tenant to a lease that has not ended. */
export const addExistingTenant = async (
  context: RequestContext,
  { lease_id, tenant_id }: BodyOf<typeof leaseCalls.addTenant>,
): Promise<Lease> => {
  if (!(await tenantExists(context.tx, tenant_id))) throw problem('notFound');
  await attachTenant(context, lease_id, tenant_id);
  return readLease(context, lease_id);
};

type Create = typeof tenantCalls.create;

/** Creates a tenant. With `lease_id`, the tenant is also added to that lease. */
export const addNewTenant = async (
  context: RequestContext,
  { lease_id, address, ...tenant }: BodyOf<Create>,
): Promise<ResponseOf<Create>> => {
  const id = await createTenant(context, { tenant, address });
  if (lease_id !== null) await attachTenant(context, lease_id, id);
  return { tenant: await readTenant(context, id) };
};
