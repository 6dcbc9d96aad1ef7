import { makeAccount, testServer } from '@husrum/api-testing';
import { addressCalls } from '@husrum/contract/address';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeTenantInput, testAddress } from '../tenant/tenant.test-data';
import { createLeaseFixture, makeLeaseInput, toUpdateBody } from './lease.test-data';

const app = testServer();

test('answers 404 for another business’s leases, tenants, addresses and receipts, and lists none of its leases', async () => {
  const anna = await createLeaseFixture(app, await makeAccount(app));
  const theirLease = await anna.createLease();
  const theirTenant = await anna.createTenant();
  const theirReceipt = await anna.user.post(receiptCalls.create, {
    body: { lease_id: theirLease.id, name: 'Nyckel', type: 'nyckel' },
  });
  const [theirAddress] = theirTenant.addresses;

  const bo = await createLeaseFixture(app, await makeAccount(app));
  const ownLease = await bo.createLease();
  const ownTenant = await bo.createTenant();
  const { user } = bo;
  const idOfTheirLease = { params: { id: theirLease.id } };
  const leaseInFreePeriod = makeLeaseInput({
    entity_id: bo.apartment.id,
    start: '2023-01-01',
    stop: '2023-12-31',
  });
  const failures = await Promise.all([
    user.failure(tenantCalls.resendInvite, { params: { id: theirTenant.id } }),
    user.failure(tenantCalls.createInFortnox, { params: { id: theirTenant.id } }),
    user.failure(leaseCalls.detail, idOfTheirLease),
    user.failure(leaseCalls.rentVersions, idOfTheirLease),
    user.failure(leaseCalls.events, idOfTheirLease),
    user.failure(leaseCalls.remove, idOfTheirLease),
    user.failure(leaseCalls.update, { body: toUpdateBody(theirLease, { fee: 1 }) }),
    user.failure(leaseCalls.create, {
      body: {
        lease: makeLeaseInput({ entity_id: anna.apartment.id }),
        tenant: makeTenantInput(),
        address: testAddress,
      },
    }),
    user.failure(leaseCalls.createForTenant, {
      body: { lease: leaseInFreePeriod, tenant: { id: theirTenant.id } },
    }),
    user.failure(leaseCalls.changePrimaryTenant, { ...idOfTheirLease, body: { tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.changePrimaryTenant, {
      params: { id: ownLease.id },
      body: { tenant_id: theirTenant.id },
    }),
    user.failure(leaseCalls.detachTenant, { params: { id: theirLease.id, tenantId: theirTenant.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: theirLease.id, tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: ownLease.id, tenant_id: theirTenant.id } }),
    user.failure(tenantCalls.detail, { params: { id: theirTenant.id } }),
    user.failure(tenantCalls.remove, { params: { id: theirTenant.id } }),
    user.failure(tenantCalls.update, { body: { id: theirTenant.id, ...makeTenantInput() } }),
    user.failure(tenantCalls.create, { body: { ...makeTenantInput(), lease_id: theirLease.id } }),
    user.failure(addressCalls.create, {
      body: { tenant_id: theirTenant.id, type: 'BILLING', ...testAddress },
    }),
    user.failure(addressCalls.update, { body: { id: theirAddress?.id, ...testAddress } }),
    user.failure(addressCalls.remove, { params: { id: theirAddress?.id ?? 0 } }),
    user.failure(addressCalls.makePrimary, {
      params: { tenantId: theirTenant.id },
      body: { address_id: theirAddress?.id },
    }),
    user.failure(receiptCalls.listByLease, idOfTheirLease),
    user.failure(receiptCalls.create, { body: { lease_id: theirLease.id, name: 'N', type: 'nyckel' } }),
    user.failure(receiptCalls.markReturned, { body: { id: theirReceipt.id, return_date: '2026-11-20' } }),
    user.failure(receiptCalls.pdf, { params: { id: theirReceipt.id } }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
  expect((await user.get(leaseCalls.list)).total).toBe(1);
  expect((await user.get(leaseCalls.list, { query: { entity_id: anna.apartment.id } })).total).toBe(0);
});
