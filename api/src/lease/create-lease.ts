import type { BodyOf } from '@husrum/contract/core';
import type { Lease, LeaseInput, leaseCalls } from '@husrum/contract/lease';
import { insertAddress } from '../address/address.store';
import { problem } from '../platform/errors';
import type { Work } from '../platform/http';
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
const openLease = async ({ tx, clock }: Work, input: LeaseInput): Promise<number> => {
  const lease = { ...input, start: input.start ?? clock.today() };
  await checkObject(tx, lease, 'lease.');
  await checkPeriod(tx, lease, 'lease.start');
  const id = await insertLease(tx, { ...lease, next_invoice_month: firstInvoiceMonth(lease.start) });
  await putRentVersion(tx, id, lease.start, lease);
  return id;
};

export const createLease = async (
  work: Work,
  { lease, tenant, address }: BodyOf<typeof leaseCalls.create>,
): Promise<Lease> => {
  const checked = await checkedTenant(work, tenant, { prefix: 'tenant.' });
  const id = await openLease(work, lease);
  const tenantId = await insertTenant(work.tx, checked);
  await insertAddress(work.tx, { tenant_id: tenantId, type: 'PRIMARY', ...address });
  await insertRelation(work.tx, id, tenantId, true);
  return readLease(work, id);
};

export const connectLease = async (
  work: Work,
  { lease, tenant }: BodyOf<typeof leaseCalls.connect>,
): Promise<Lease> => {
  if (!(await hasTenant(work.tx, tenant.id))) throw problem('notFound');
  const id = await openLease(work, lease);
  await insertRelation(work.tx, id, tenant.id, true);
  await activateTenants(work.tx, [tenant.id]);
  return readLease(work, id);
};
