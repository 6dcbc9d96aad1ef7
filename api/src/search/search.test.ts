import { leaseCalls } from '@husrum/contract/lease';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { makeAccount, testServer } from '../../test/kit';
import { tenancyOf } from '../lease/lease.test-data';

const app = testServer();
const begin = async () => {
  const tenancy = await tenancyOf(app, await makeAccount(app));
  const found = async (query: string, index = '') => {
    const { hits } = await tenancy.user.get(searchCalls.find, { query: { query, index } });
    return hits.hits.map(({ _source: { render } }) => render.title);
  };
  return { ...tenancy, found };
};

test('an empty query finds nothing', async () => {
  const { user } = await begin();
  const { hits } = await user.get(searchCalls.find, { query: { query: '  ' } });
  expect(hits).toEqual({ total: { value: 0, relation: 'eq' }, hits: [] });
});

test('people are found by the beginnings of their names, by number and by address', async () => {
  const { user, tenant, found } = await begin();
  const { id } = await tenant({ name: 'Åsa Öberg', identifier: '19850412-2386' });
  await tenant({ name: 'Bo Svensson', email: null });
  for (const text of ['åsa', 'asa ob', 'ÖBERG Å', '850412-2386', '198504122386'])
    expect(await found(text, 'tenants')).toEqual(['Åsa Öberg']);
  expect(await found('åvägen', 'tenants')).toHaveLength(2);
  expect(await found('svenson')).toEqual(['Bo Svensson']);
  const { hits } = await user.get(searchCalls.find, { query: { query: 'asa', index: 'tenants' } });
  expect(hits.hits[0]).toMatchObject({
    _index: 'tenants',
    _source: { render: { id, link: `/tenant/${id}`, subtitle: '19850412-****', type: 'Hyresgäst' } },
  });
});

test('a lease is found by object and tenant, and follows when they are renamed', async () => {
  const { user, let: rent, found, apartment } = await begin();
  const lease = await rent({ reference: 'K-2024-7' });
  const tenant = lease.primary_tenant;
  expect(await found('lgh 1001 asa', 'leases')).toEqual([`Lgh 1001 · ${tenant?.name}`]);
  expect(await found('k-2024', 'leases')).toHaveLength(1);
  await user.patch(tenantCalls.update, {
    body: { id: tenant?.id, name: 'Nya Namnet', identifier: tenant?.identifier, phone: '1' },
  });
  expect(await found('lgh 1001', 'leases')).toEqual(['Lgh 1001 · Nya Namnet']);
  expect((await found('lgh 1001'))[0]).toBe(apartment.name);
  await user.remove(leaseCalls.remove, { params: { id: lease.id } });
  expect(await found('lgh 1001', 'leases')).toEqual([]);
});

test('Swedish endings and companies', async () => {
  const { found, company } = await begin();
  expect(await found('lägenheter', 'entities')).toEqual(['Lgh 1001']);
  expect(await found('5599990016', 'companies')).toEqual([company.name]);
});

test('nobody finds what another account owns', async () => {
  const anna = await begin();
  await anna.tenant({ name: 'Hemlig Person' });
  const other = await begin();
  expect(await anna.found('hemlig')).toHaveLength(1);
  expect(await other.found('hemlig')).toEqual([]);
});
