import { makeAccount, testServer } from '@husrum/api-testing';
import { tenantCalls } from '@husrum/contract/tenant';
import { createLeaseFixture } from '../lease/lease.test-data';
import { makeTenantInput } from './tenant.test-data';

const app = testServer();

const setup = async () => createLeaseFixture(app, await makeAccount(app));

test('stores the number in canonical form, once per business', async () => {
  const { user, createTenant } = await setup();
  const anna = await createTenant({ name: 'Anna Andersson', identifier: '8504122386' });
  expect(anna).toMatchObject({
    identifier: '19850412-2386',
    status: 'ACTIVE',
    inactive: false,
    portal: 'NOT_INVITED',
    connected_to_fortnox: false,
    credit: 0,
    leases: [],
    breadcrumb: [
      { title: 'Hyresgäster', link: '/tenant/overview' },
      { title: 'Anna Andersson', link: null },
    ],
  });
  const again = await user.failure(tenantCalls.create, {
    body: makeTenantInput({ identifier: '19850412-2386' }),
  });
  expect(again.data).toEqual({ identifier: ['Numret tillhör redan hyresgästen Anna Andersson'] });
  const other = await setup();
  expect((await other.createTenant({ identifier: '19850412-2386' })).identifier).toBe('19850412-2386');
});

test('updates a tenant, which may keep its number but not get a number of the other kind', async () => {
  const { user, createTenant } = await setup();
  const { id, identifier } = await createTenant();
  const changed = await user.patch(tenantCalls.update, {
    body: {
      id,
      ...makeTenantInput({ identifier, name: 'Åsa Ek', email: null, billing_email: 'EK@example.se' }),
    },
  });
  expect(changed).toMatchObject({
    name: 'Åsa Ek',
    identifier,
    email: null,
    billing_email: 'EK@example.se',
  });
  const failed = await user.failure(tenantCalls.update, {
    body: { id, ...makeTenantInput({ identifier: '559999-0016' }) },
  });
  expect(failed.data).toEqual({ identifier: ['Ange ett giltigt personnummer'] });
});

test('filters tenants, whatever the separators in numbers, and sorts by every column', async () => {
  const { user, createTenant } = await setup();
  await createTenant({
    name: 'Östen Åberg',
    identifier: '19850412-2386',
    phone: '0701-23 45 67',
    email: 'osten@b.se',
  });
  await createTenant({ name: 'Adam Zorn', phone: '08-55 10 00', email: null });
  const listNames = async (
    query: NonNullable<Parameters<typeof user.get<typeof tenantCalls.list>>[1]>['query'],
  ) => (await user.get(tenantCalls.list, { query })).data.map(({ name }) => name);
  expect(await listNames({})).toEqual(['Adam Zorn', 'Östen Åberg']);
  expect(await listNames({ name: 'öst' })).toEqual(['Östen Åberg']);
  expect(await listNames({ name: '%' })).toEqual([]);
  expect(await listNames({ identifier: '850412-23' })).toEqual(['Östen Åberg']);
  expect(await listNames({ phone: '0701 2345' })).toEqual(['Östen Åberg']);
  await createTenant({ name: 'Kim Ek', phone: '+46 73-123 45 67' });
  for (const phone of ['+46701234567', '0046 701-23 45', '+46 (0)701-23 45 67'])
    expect(await listNames({ phone })).toEqual(['Östen Åberg']);
  for (const phone of ['073-123 45 67', '+46731234567', '0046731234567'])
    expect(await listNames({ phone })).toEqual(['Kim Ek']);
  for (const text of ['abc', '%', '+']) {
    expect(await listNames({ phone: text })).toEqual([]);
    expect(await listNames({ identifier: text })).toEqual([]);
  }
  expect(await listNames({ email: '@b.' })).toEqual(['Östen Åberg']);
  expect(await listNames({ status: 'INACTIVE' })).toEqual([]);
  const [adam, kim, osten] = ['Adam Zorn', 'Kim Ek', 'Östen Åberg'];
  const sortBy = async (by: 'name' | 'identifier' | 'phone' | 'email' | 'created_at') =>
    await listNames({ sort: { by, order: 'asc' } });
  expect(await sortBy('name')).toEqual([adam, kim, osten]);
  expect(await sortBy('identifier')).toEqual([adam, kim, osten]);
  expect(await sortBy('phone')).toEqual([kim, osten, adam]);
  expect((await sortBy('email')).slice(0, 2)).toEqual([kim, osten]);
  expect(await sortBy('created_at')).toEqual([osten, adam, kim]);
});

test('removes a tenant without leases, and rejects one with leases', async () => {
  const { user, createLease, createTenant } = await setup();
  const alone = await createTenant();
  expect(alone.has_invoices).toBe(false);
  await user.remove(tenantCalls.remove, { params: { id: alone.id } });
  expect((await user.failure(tenantCalls.detail, { params: { id: alone.id } })).status).toBe(404);
  const { primary_tenant } = await createLease();
  const failed = await user.failure(tenantCalls.remove, { params: { id: primary_tenant?.id ?? 0 } });
  expect(failed).toMatchObject({
    status: 409,
    serverMessage: 'Hyresgästen har uthyrningar och kan inte tas bort.',
  });
});

test('rejects an invitation to a portal that is off, and a customer in Fortnox without a connection', async () => {
  const { user, createTenant } = await setup();
  const { id } = await createTenant();
  expect((await user.failure(tenantCalls.resendInvite, { params: { id } })).status).toBe(424);
  expect((await user.failure(tenantCalls.createInFortnox, { params: { id } })).status).toBe(424);
});
