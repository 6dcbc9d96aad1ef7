import type { BodyOf } from '@husrum/contract/core';
import type { Lease, LeaseInput, leaseCalls } from '@husrum/contract/lease';
import { insertAddress } from '../address/address.store';
import { problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { firstInvoiceMonth } from '../rent/period-grid.rules';
import { checkedTenant } from '../tenant/checked-tenant';
import { activateTenants, hasTenant, insertTenant } from '../tenant/tenant.store';
import { checkObject } from './checked-object';
import { checkPeriod } from './checked-period';
import { insertLease } from './lease.store';
import { insertRelation } from './lease-tenant.store';
import { readLease } from './read-lease';
import { putRentVersion } from './rent-version.store';

/** The lease itself with its first terms; whoever rents comes after. */
const openLease = async ({ tx, clock }: RequestContext, input: LeaseInput): Promise<number> => {
  const lease = { ...input, start: input.start ?? clock.today() };
  await checkObject(tx, lease, 'lease.');
  await checkPeriod(tx, lease, 'lease.start');
  const id = await insertLease(tx, { ...lease, next_invoice_month: firstInvoiceMonth(lease.start) });
  await putRentVersion(tx, id, lease.start, lease);
  return id;
};

export const createLease = async (
  context: RequestContext,
  { lease, tenant, address }: BodyOf<typeof leaseCalls.create>,
): Promise<Lease> => {
  const checked = await checkedTenant(context, tenant, { prefix: 'tenant.' });
  const id = await openLease(context, lease);
  const tenantId = await insertTenant(context.tx, checked);
  await insertAddress(context.tx, { tenant_id: tenantId, type: 'PRIMARY', ...address });
  await insertRelation(context.tx, id, tenantId, true);
  return readLease(context, id);
};

export const connectLease = async (
  context: RequestContext,
  { lease, tenant }: BodyOf<typeof leaseCalls.connect>,
): Promise<Lease> => {
  if (!(await hasTenant(context.tx, tenant.id))) throw problem('notFound');
  const id = await openLease(context, lease);
  await insertRelation(context.tx, id, tenant.id, true);
  await activateTenants(context.tx, [tenant.id]);
  return readLease(context, id);
};
