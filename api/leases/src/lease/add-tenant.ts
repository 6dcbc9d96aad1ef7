import { invalidInput, orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { Lease } from '@husrum/contract/lease';
import type { tenantCalls } from '@husrum/contract/tenant';
import { createTenant, type NewTenant } from '../tenant/create-tenant';
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

interface AddExistingTenantCommand {
  readonly leaseId: number;
  readonly tenantId: number;
}

/** Adds an existing tenant to a lease that has not ended. */
export const addExistingTenant = async (
  context: RequestContext,
  { leaseId, tenantId }: AddExistingTenantCommand,
): Promise<Lease> => {
  if (!(await tenantExists(context.tx, tenantId))) throw problem('notFound');
  await attachTenant(context, leaseId, tenantId);
  return readLease(context, leaseId);
};

type Create = typeof tenantCalls.create;

interface AddNewTenantCommand extends NewTenant {
  /** Null: without a lease. */
  readonly leaseId: number | null;
}

/** Creates a tenant. With `leaseId`, the tenant is also added to that lease. */
export const addNewTenant = async (
  context: RequestContext,
  { leaseId, tenant, address }: AddNewTenantCommand,
): Promise<ResponseOf<Create>> => {
  const id = await createTenant(context, { tenant, address });
  if (leaseId !== null) await attachTenant(context, leaseId, id);
  return { tenant: await readTenant(context, id) };
};
