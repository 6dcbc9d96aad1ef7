import { savePrimaryAddress } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { firstInvoiceMonth } from '@husrum/api-rent';
import type { BodyOf } from '@husrum/contract/core';
import type { LeaseInput, leaseCalls } from '@husrum/contract/lease';
import { createTenant } from '../tenant/create-tenant';
import { activateTenants, tenantExists } from '../tenant/tenant.store';
import { findEntityAddress } from './entity-to-let.store';
import { insertLease } from './lease.store';
import { insertLeaseEvent } from './lease-event.store';
import { insertLeaseTenant } from './lease-tenant.store';
import { replaceRentVersionsFrom } from './rent-version.store';
import { requireNoOverlap } from './require-no-overlap';
import { requireRentable } from './require-rentable';

/** Inserts the lease and its first rent version. The caller adds the primary tenant. Returns the id. */
const insertLeaseWithTerms = async (context: RequestContext, input: LeaseInput): Promise<number> => {
  const { tx, clock } = context;
  const lease = { ...input, start: input.start ?? clock.today() };
  await requireRentable(tx, lease, 'lease.');
  await requireNoOverlap(tx, lease, 'lease.start');
  const id = await insertLease(tx, { ...lease, next_invoice_month: firstInvoiceMonth(lease.start) });
  await replaceRentVersionsFrom(tx, id, lease.start, lease);
  await insertLeaseEvent(context, id, { kind: 'CREATED', detail: null });
  return id;
};

interface CreatedLease {
  id: number;
  tenantId: number;
}

export const createLease = async (
  context: RequestContext,
  { lease, tenant, address }: BodyOf<typeof leaseCalls.create>,
): Promise<CreatedLease> => {
  const tenantId = await createTenant(context, { tenant, address }, 'tenant.');
  const id = await insertLeaseWithTerms(context, lease);
  await insertLeaseTenant(context.tx, id, tenantId, true);
  return { id, tenantId };
};

/** Creates a lease for an existing tenant. With `update_address`, the object's address becomes the tenant's primary address. */
export const createLeaseForTenant = async (
  context: RequestContext,
  { lease, tenant, update_address }: BodyOf<typeof leaseCalls.createForTenant>,
): Promise<CreatedLease> => {
  const { tx } = context;
  if (!(await tenantExists(tx, tenant.id))) throw problem('notFound');
  const id = await insertLeaseWithTerms(context, lease);
  await insertLeaseTenant(tx, id, tenant.id, true);
  await activateTenants(tx, [tenant.id]);
  if (update_address) {
    const address = orNotFound(await findEntityAddress(tx, lease.entity_id));
    await savePrimaryAddress(tx, tenant.id, address);
  }
  return { id, tenantId: tenant.id };
};
