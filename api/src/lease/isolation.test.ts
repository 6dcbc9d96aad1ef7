import { addressCalls } from '@husrum/contract/address';
import { leaseCalls } from '@husrum/contract/lease';
import { receiptCalls } from '@husrum/contract/receipt';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { anAddress, aTenant } from '../tenant/tenant.test-data';
import { aLease, changed, tenancyOf } from './lease.test-data';

const app = testServer();

test('what another account owns does not exist', async () => {
  const anna = await tenancyOf(app, await makeAccount(app));
  const theirs = await anna.let();
  const person = await anna.tenant();
  const receipt = await anna.user.post(receiptCalls.create, {
    body: { lease_id: theirs.id, name: 'Nyckel', type: 'nyckel' },
  });
  const [home] = person.addresses;

  const bo = await tenancyOf(app, await makeAccount(app));
  const own = await bo.let();
  const ownTenant = await bo.tenant();
  const { user } = bo;
  const id = { params: { id: theirs.id } };
  const terms = aLease({ entity_id: bo.apartment.id, start: '2023-01-01', stop: '2023-12-31' });
  const failures = await Promise.all([
    user.failure(tenantCalls.resend, { params: { id: person.id } }),
    user.failure(tenantCalls.createInFortnox, { params: { id: person.id } }),
    user.failure(leaseCalls.detail, id),
    user.failure(leaseCalls.terms, id),
    user.failure(leaseCalls.events, id),
    user.failure(leaseCalls.remove, id),
    user.failure(leaseCalls.update, { body: changed(theirs, { fee: 1 }) }),
    user.failure(leaseCalls.create, {
      body: { lease: aLease({ entity_id: anna.apartment.id }), tenant: aTenant(), address: anAddress },
    }),
    user.failure(leaseCalls.connect, { body: { lease: terms, tenant: { id: person.id } } }),
    user.failure(leaseCalls.makePrimary, { ...id, body: { tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.makePrimary, { params: { id: own.id }, body: { tenant_id: person.id } }),
    user.failure(leaseCalls.detach, { params: { id: theirs.id, tenantId: person.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: theirs.id, tenant_id: ownTenant.id } }),
    user.failure(leaseCalls.addTenant, { body: { lease_id: own.id, tenant_id: person.id } }),
    user.failure(tenantCalls.detail, { params: { id: person.id } }),
    user.failure(tenantCalls.remove, { params: { id: person.id } }),
    user.failure(tenantCalls.update, { body: { id: person.id, ...aTenant() } }),
    user.failure(tenantCalls.create, { body: { ...aTenant(), lease_id: theirs.id } }),
    user.failure(addressCalls.create, { body: { tenant_id: person.id, type: 'BILLING', ...anAddress } }),
    user.failure(addressCalls.update, { body: { id: home?.id, ...anAddress } }),
    user.failure(addressCalls.remove, { params: { id: home?.id ?? 0 } }),
    user.failure(addressCalls.makePrimary, {
      params: { tenantId: person.id },
      body: { address_id: home?.id },
    }),
    user.failure(receiptCalls.ofLease, id),
    user.failure(receiptCalls.create, { body: { lease_id: theirs.id, name: 'N', type: 'nyckel' } }),
    user.failure(receiptCalls.giveBack, { body: { id: receipt.id, return_date: '2026-11-20' } }),
    user.failure(receiptCalls.pdf, { params: { id: receipt.id } }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
  expect((await user.get(leaseCalls.list)).total).toBe(1);
  expect((await user.get(leaseCalls.list, { query: { entity_id: anna.apartment.id } })).total).toBe(0);
});
