import { savePrimaryAddress } from '@husrum/api-objects';
import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import { firstInvoiceMonth } from '@husrum/api-rent';
import { createTenant, type NewTenant } from '../tenant/create-tenant';
import { activateTenants, tenantExists } from '../tenant/tenant.store';
import { findEntityAddress } from './entity-to-let.store';
import { insertLease, type NewLease } from './lease.store';
import { insertLeaseEvent } from './lease-event.store';
import { insertLeaseTenant } from './lease-tenant.store';
import { replaceRentVersionsFrom } from './rent-version.store';
import { requireNoOverlap } from './require-no-overlap';
import { requireRentable } from './require-rentable';

/** Inserts the lease and its first rent version. The caller adds the primary tenant. Returns the id. */
const insertLeaseWithTerms = async (context: RequestContext, input: NewLease): Promise<number> => {
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

interface CreateLeaseCommand extends NewTenant {
  readonly lease: NewLease;
}

export const createLease = async (
  context: RequestContext,
  { lease, tenant, address }: CreateLeaseCommand,
): Promise<CreatedLease> => {
  const tenantId = await createTenant(context, { tenant, address }, 'tenant.');
  const id = await insertLeaseWithTerms(context, lease);
  await insertLeaseTenant(context.tx, id, tenantId, true);
  return { id, tenantId };
};

interface CreateLeaseForTenantCommand {
  readonly lease: NewLease;
  readonly tenantId: number;
  readonly updatesAddress: boolean;
}

/** Creates a lease for an existing tenant. With `updatesAddress`, the object's address becomes the tenant's primary address. */
export const createLeaseForTenant = async (
  context: RequestContext,
  { lease, tenantId, updatesAddress }: CreateLeaseForTenantCommand,
): Promise<CreatedLease> => {
  const { tx } = context;
  if (!(await tenantExists(tx, tenantId))) throw problem('notFound');
  const id = await insertLeaseWithTerms(context, lease);
  await insertLeaseTenant(tx, id, tenantId, true);
  await activateTenants(tx, [tenantId]);
  if (updatesAddress) {
    const address = orNotFound(await findEntityAddress(tx, lease.entity_id));
    await savePrimaryAddress(tx, tenantId, address);
  }
  return { id, tenantId };
};
