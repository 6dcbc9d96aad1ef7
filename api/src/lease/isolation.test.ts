import { addressCalls } from '@husrum/contract/address';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { makeTenantInput, testAddress } from '../tenant/tenant.test-data';
import { createLeaseFixture, makeLeaseInput, toUpdateBody } from './lease.test-data';

const app = testServer();

test('answers 404 for another account’s leases, tenants, addresses and receipts', async () => {
  const anna = await createLeaseFixture(app, await makeAccount(app));
  const theirs = await anna.createLease();
  const person = await anna.createTenant();
  const receipt = await anna.user.post(receiptCalls.create, {
    body: { lease_id: theirs.id, name: 'Nyckel', type: 'nyckel' },
  });
  const [home] = person.addresses;

  const bo = await createLeaseFixture(app, await makeAccount(app));
  const own = await bo.createLease();
  const ownTenant = await bo.createTenant();
  const { user } = bo;
  const id = { params: { id: theirs.id } };
  const terms = makeLeaseInput({ entity_id: bo.apartment.id, start: '2023-01-01', stop: '2023-12-31' });
  const failures = await Promise.all([
    user.failure(tenantCalls.resendInvite, { params: { id: person.id } }),
    user.failure(tenantCalls.createInFortnox, { params: { id: person.id } }),
    user.failure(leaseCalls.detail, id),
    user.failure(leaseCalls.rentVersions, id),
    user.failure(leaseCalls.events, id),
    user.failure(leaseCalls.remove, id),
    user.failure(leaseCalls.update, { body: toUpdateBody(theirs, { fee: 1 }) }),
    user.failure(leaseCalls.create, {
      body: {
        lease: makeLeaseInput({ entity_id: anna.apartment.id }),
        tenant: makeTenantInput(),
        address: testAddress,
      },
    }),
    user.failure(leaseCalls.createForTenant, { body: { lease: terms, tenant: { id: person.id } } }),
    user.failure(leaseCalls.changePrimaryTenant, { ...id, body: { tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.changePrimaryTenant, { params: { id: own.id }, body: { tenant_id: person.id } }),
    user.failure(leaseCalls.detachTenant, { params: { id: theirs.id, tenantId: person.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: theirs.id, tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: own.id, tenant_id: person.id } }),
    user.failure(tenantCalls.detail, { params: { id: person.id } }),
    user.failure(tenantCalls.remove, { params: { id: person.id } }),
    user.failure(tenantCalls.update, { body: { id: person.id, ...makeTenantInput() } }),
    user.failure(tenantCalls.create, { body: { ...makeTenantInput(), lease_id: theirs.id } }),
    user.failure(addressCalls.create, { body: { tenant_id: person.id, type: 'BILLING', ...testAddress } }),
    user.failure(addressCalls.update, { body: { id: home?.id, ...testAddress } }),
    user.failure(addressCalls.remove, { params: { id: home?.id ?? 0 } }),
    user.failure(addressCalls.makePrimary, {
      params: { tenantId: person.id },
      body: { address_id: home?.id },
    }),
    user.failure(receiptCalls.listByLease, id),
    user.failure(receiptCalls.create, { body: { lease_id: theirs.id, name: 'N', type: 'nyckel' } }),
    user.failure(receiptCalls.markReturned, { body: { id: receipt.id, return_date: '2026-11-20' } }),
    user.failure(receiptCalls.pdf, { params: { id: receipt.id } }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
  expect((await user.get(leaseCalls.list)).total).toBe(1);
  expect((await user.get(leaseCalls.list, { query: { entity_id: anna.apartment.id } })).total).toBe(0);
});
