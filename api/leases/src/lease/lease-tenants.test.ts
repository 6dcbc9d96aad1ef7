import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeTenantInput } from '../tenant/tenant.test-data';
import { createLeaseFixture } from './lease.test-data';

const app = testServer();

const setup = async () => createLeaseFixture(app, await makeAccount(app));

test('adds a tenant once, makes that tenant the primary one, and detaches only a tenant who is not primary', async () => {
  const { user, createLease, createTenant } = await setup();
  const made = await createLease();
  const first = made.tenants[0]?.id ?? 0;
  const second = await createTenant({ name: 'Bo Ek' });
  const body = { lease_id: made.id, tenant_id: second.id };
  const withSecond = await user.post(leaseCalls.addTenant, { body });
  expect(withSecond.tenants.map(({ id, pivot }) => [id, pivot.primary])).toEqual([
    [first, true],
    [second.id, false],
  ]);
  expect((await user.failure(leaseCalls.addTenant, { body })).data).toEqual({
    tenant_id: ['Hyresgästen finns redan på uthyrningen'],
  });

  const withNewPrimary = await user.post(leaseCalls.changePrimaryTenant, {
    params: { id: made.id },
    body: { tenant_id: second.id },
  });
  expect(withNewPrimary.primary_tenant).toMatchObject({ id: second.id, name: 'Bo Ek' });
  const refused = await user.failure(leaseCalls.detachTenant, {
    params: { id: made.id, tenantId: second.id },
  });
  expect(refused).toMatchObject({ status: 409, serverMessage: 'Kan inte koppla bort primär hyresgäst' });
  const withoutFirst = await user.post(leaseCalls.detachTenant, { params: { id: made.id, tenantId: first } });
  expect(withoutFirst.tenants.map(({ id }) => id)).toEqual([second.id]);
});

test('creates a tenant directly on a lease', async () => {
  const { user, createLease } = await setup();
  const made = await createLease();
  const { tenant } = await user.post(tenantCalls.create, {
    body: { ...makeTenantInput(), lease_id: made.id },
  });
  expect(tenant.leases).toEqual([expect.objectContaining({ id: made.id, primary: false })]);
});

test('adds no tenant to an ended lease', async () => {
  const { user, createLease, createTenant } = await setup();
  const made = await createLease({ stop: '2026-08-31' });
  const { id } = await createTenant();
  const failed = await user.failure(leaseCalls.addTenant, { body: { lease_id: made.id, tenant_id: id } });
  expect(failed.status).toBe(409);
});

test('records in the history only a change of the primary tenant, not the choice of the same one', async () => {
  const { user, createLease } = await setup();
  const lease = await createLease();
  const input = { params: { id: lease.id }, body: { tenant_id: lease.primary_tenant?.id } };
  const unchanged = await user.post(leaseCalls.changePrimaryTenant, input);
  expect(unchanged.primary_tenant).toEqual(lease.primary_tenant);
  const { data } = await user.get(leaseCalls.events, { params: { id: lease.id } });
  expect(data.map(({ what }) => what)).toEqual(['Uthyrningen lades upp']);
});

test('a tenant who is not on the lease cannot become its primary tenant', async () => {
  const { user, createLease, createTenant } = await setup();
  const made = await createLease();
  const { id } = await createTenant();
  const failed = await user.failure(leaseCalls.changePrimaryTenant, {
    params: { id: made.id },
    body: { tenant_id: id },
  });
  expect(failed.status).toBe(404);
});
