import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { tenancyOf } from '../lease/lease.test-data';
import { aTenant } from './tenant.test-data';

const app = testServer();

const begin = async () => tenancyOf(app, await makeAccount(app));

test('a tenant is stored with the number as it is written, once per account', async () => {
  const { user, tenant: make } = await begin();
  const anna = await make({ name: 'Anna Andersson', identifier: '8504122386' });
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
  const again = await user.failure(tenantCalls.create, { body: aTenant({ identifier: '19850412-2386' }) });
  expect(again.data).toEqual({ identifier: ['Numret tillhör redan hyresgästen Anna Andersson'] });
  const other = await begin();
  expect((await other.tenant({ identifier: '19850412-2386' })).identifier).toBe('19850412-2386');
});

test('a tenant is changed, and may keep its own number', async () => {
  const { user, tenant: make } = await begin();
  const { id, identifier } = await make();
  const changed = await user.patch(tenantCalls.update, {
    body: { id, ...aTenant({ identifier, name: 'Åsa Ek', email: null, billing_email: 'EK@example.se' }) },
  });
  expect(changed).toMatchObject({ name: 'Åsa Ek', identifier, email: null });
  const failed = await user.failure(tenantCalls.update, {
    body: { id, ...aTenant({ identifier: '559999-0016' }) },
  });
  expect(failed.data).toEqual({ identifier: ['Ange ett giltigt personnummer'] });
});

test('tenants are found by each of their columns, however numbers are divided', async () => {
  const { user, tenant: make } = await begin();
  await make({
    name: 'Östen Åberg',
    identifier: '19850412-2386',
    phone: '0701-23 45 67',
    email: 'osten@b.se',
  });
  await make({ name: 'Adam Zorn', phone: '08-55 100%', email: null });
  const found = async (
    query: NonNullable<Parameters<typeof user.get<typeof tenantCalls.list>>[1]>['query'],
  ) => (await user.get(tenantCalls.list, { query })).data.map(({ name }) => name);
  expect(await found({})).toEqual(['Adam Zorn', 'Östen Åberg']);
  expect(await found({ name: 'öst' })).toEqual(['Östen Åberg']);
  expect(await found({ name: '%' })).toEqual([]);
  expect(await found({ identifier: '850412-23' })).toEqual(['Östen Åberg']);
  expect(await found({ phone: '0701 2345' })).toEqual(['Östen Åberg']);
  expect(await found({ email: '@b.' })).toEqual(['Östen Åberg']);
  expect(await found({ status: 'INACTIVE' })).toEqual([]);
  for (const by of ['name', 'identifier', 'phone', 'email', 'created_at'] as const)
    expect(await found({ sort: { by, order: 'desc' } })).toHaveLength(2);
});

test('only a tenant without leases and invoices can be removed', async () => {
  const { user, let: rent, tenant: make } = await begin();
  const alone = await make();
  await user.remove(tenantCalls.remove, { params: { id: alone.id } });
  expect((await user.failure(tenantCalls.detail, { params: { id: alone.id } })).status).toBe(404);
  const { primary_tenant } = await rent();
  const failed = await user.failure(tenantCalls.remove, { params: { id: primary_tenant?.id ?? 0 } });
  expect(failed).toMatchObject({ status: 409, said: 'Hyresgästen har uthyrningar och kan inte tas bort.' });
});

test('nobody is invited to a portal that is off, nor sent to an accounting system that is not connected', async () => {
  const { user, tenant: make } = await begin();
  const { id } = await make();
  expect((await user.failure(tenantCalls.resend, { params: { id } })).status).toBe(424);
  expect((await user.failure(tenantCalls.createInFortnox, { params: { id } })).status).toBe(424);
});
