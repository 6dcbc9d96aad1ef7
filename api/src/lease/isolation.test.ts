import { calls } from '@husrum/contract';
import { makeAccount, testServer } from '../../test/kit';
import { anAddress, aTenant } from '../tenant/tenant.test-data';
import { aLease, changed, tenancyOf } from './lease.test-data';

const app = testServer();
const { address, lease, quittance, tenant } = calls;

test('what another account owns does not exist', async () => {
  const anna = await tenancyOf(app, await makeAccount(app));
  const theirs = await anna.let();
  const person = await anna.tenant();
  const receipt = await anna.user.post(quittance.create, {
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
    user.failure(tenant.resend, { params: { id: person.id } }),
    user.failure(tenant.createInFortnox, { params: { id: person.id } }),
    user.failure(lease.detail, id),
    user.failure(lease.terms, id),
    user.failure(lease.events, id),
    user.failure(lease.remove, id),
    user.failure(lease.update, { body: changed(theirs, { fee: 1 }) }),
    user.failure(lease.create, {
      body: { lease: aLease({ entity_id: anna.apartment.id }), tenant: aTenant(), address: anAddress },
    }),
    user.failure(lease.connect, { body: { lease: terms, tenant: { id: person.id } } }),
    user.failure(lease.makePrimary, { ...id, body: { tenant_id: ownTenant.id } }),
    user.failure(lease.makePrimary, { params: { id: own.id }, body: { tenant_id: person.id } }),
    user.failure(lease.detach, { params: { id: theirs.id, tenantId: person.id } }),
    user.failure(lease.addTenant, { body: { lease_id: theirs.id, tenant_id: ownTenant.id } }),
    user.failure(lease.addTenant, { body: { lease_id: own.id, tenant_id: person.id } }),
    user.failure(tenant.detail, { params: { id: person.id } }),
    user.failure(tenant.remove, { params: { id: person.id } }),
    user.failure(tenant.update, { body: { id: person.id, ...aTenant() } }),
    user.failure(tenant.create, { body: { ...aTenant(), lease_id: theirs.id } }),
    user.failure(address.create, { body: { tenant_id: person.id, type: 'BILLING', ...anAddress } }),
    user.failure(address.update, { body: { id: home?.id, ...anAddress } }),
    user.failure(address.remove, { params: { id: home?.id ?? 0 } }),
    user.failure(address.makePrimary, { params: { tenantId: person.id }, body: { address_id: home?.id } }),
    user.failure(quittance.ofLease, id),
    user.failure(quittance.create, { body: { lease_id: theirs.id, name: 'N', type: 'nyckel' } }),
    user.failure(quittance.giveBack, { body: { id: receipt.id, return_date: '2026-11-20' } }),
    user.failure(quittance.pdf, { params: { id: receipt.id } }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
  expect((await user.get(lease.list)).total).toBe(1);
  expect((await user.get(lease.list, { query: { entity_id: anna.apartment.id } })).total).toBe(0);
});
