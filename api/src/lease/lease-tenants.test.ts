import { leaseCalls } from '@husrum/contract/lease';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { aTenant } from '../tenant/tenant.test-data';
import { tenancyOf } from './lease.test-data';

const app = testServer();

const begin = async () => tenancyOf(app, await makeAccount(app));

test('tenants join, change places and leave, but the primary one stays', async () => {
  const { user, let: rent, tenant } = await begin();
  const made = await rent();
  const first = made.tenants[0]?.id ?? 0;
  const second = await tenant({ name: 'Bo Ek' });
  const body = { lease_id: made.id, tenant_id: second.id };
  const both = await user.post(leaseCalls.addTenant, { body });
  expect(both.tenants.map(({ id, pivot }) => [id, pivot.primary])).toEqual([
    [first, true],
    [second.id, false],
  ]);
  expect((await user.failure(leaseCalls.addTenant, { body })).data).toEqual({
    tenant_id: ['Hyresgästen finns redan på uthyrningen'],
  });

  const moved = await user.post(leaseCalls.makePrimary, {
    params: { id: made.id },
    body: { tenant_id: second.id },
  });
  expect(moved.primary_tenant).toMatchObject({ id: second.id, name: 'Bo Ek' });
  const refused = await user.failure(leaseCalls.detach, { params: { id: made.id, tenantId: second.id } });
  expect(refused).toMatchObject({ status: 409, said: 'Kan inte koppla bort primär hyresgäst' });
  const alone = await user.post(leaseCalls.detach, { params: { id: made.id, tenantId: first } });
  expect(alone.tenants.map(({ id }) => id)).toEqual([second.id]);
});

test('a new tenant joins a lease straight away', async () => {
  const { user, let: rent } = await begin();
  const made = await rent();
  const { tenant } = await user.post(tenantCalls.create, { body: { ...aTenant(), lease_id: made.id } });
  expect(tenant.leases).toEqual([expect.objectContaining({ id: made.id, primary: false })]);
});

test('an ended lease gets no more tenants', async () => {
  const { user, let: rent, tenant } = await begin();
  const made = await rent({ stop: '2026-08-31' });
  const { id } = await tenant();
  const failed = await user.failure(leaseCalls.addTenant, { body: { lease_id: made.id, tenant_id: id } });
  expect(failed.status).toBe(409);
});

test('somebody who is not on the lease cannot become its primary tenant', async () => {
  const { user, let: rent, tenant } = await begin();
  const made = await rent();
  const { id } = await tenant();
  const failed = await user.failure(leaseCalls.makePrimary, {
    params: { id: made.id },
    body: { tenant_id: id },
  });
  expect(failed.status).toBe(404);
});
