import { makeAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { createLeaseFixture, toUpdateBody } from './lease.test-data';

const app = testServer();

/** Today is 2026-11-20. */
const setup = async () => {
  const fixture = await createLeaseFixture(app, await makeAccount(app));
  const { user, createLease, make, estate } = fixture;
  const objects = await Promise.all(
    ['Lgh 1', 'Lgh 2', 'Lgh 3', 'Lgh 4'].map((name) => make.entity({ parent_id: estate.id, name })),
  );
  const [one, two, three, four] = objects.map(({ id }) => id);
  const ongoing = await createLease({ entity_id: one });
  await createLease({ entity_id: two, stop: '2029-06-30' });
  await createLease({ entity_id: three, stop: '2026-11-30' });
  await createLease({ entity_id: four, start: '2026-12-01' });
  const end = (lease: Lease, stop: string) =>
    user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop }) });
  const toNames = ({ data }: { data: readonly { entity: { name: string } }[] }) =>
    data.map(({ entity }) => entity.name).sort();
  const listInState = async (state: string, query: { with_ending?: boolean } = {}) =>
    toNames(await user.get(leaseCalls.listByState, { params: { state }, query }));
  return { ...fixture, ongoing, end, listInState, toNames };
};

test('a lease is in the state ending from the day it is terminated, however late it ends', async () => {
  const { user, ongoing, end, listInState } = await setup();
  expect(await listInState('ending')).toEqual(['Lgh 3']);
  await end(ongoing, '2028-12-31');
  expect(await listInState('ending')).toEqual(['Lgh 1', 'Lgh 3']);
  expect(await listInState('active')).toEqual(['Lgh 2']);
  expect(await listInState('active', { with_ending: true })).toEqual(['Lgh 1', 'Lgh 2', 'Lgh 3']);
  const badges = await user.get(statisticsCalls.badges);
  const stats = await user.get(statisticsCalls.business);
  expect([badges.lease_ending, stats.stat_ending_leases, stats.stat_active_leases]).toEqual([2, 2, 1]);
});

test('the end of a terminated lease is shown on the pages of its object and tenant, and in the search', async () => {
  const { user, ongoing, end } = await setup();
  await end(ongoing, '2027-08-31');
  const entity = await user.get(entityCalls.detail, { params: { id: ongoing.entity_id } });
  expect(entity.leases).toMatchObject([{ status: 'ending', stop: '2027-08-31', terminated: true }]);
  const tenant = await user.get(tenantCalls.detail, { params: { id: ongoing.primary_tenant?.id ?? 0 } });
  const [lease] = tenant.leases.filter(({ id }) => id === ongoing.id);
  expect(lease).toMatchObject({ status: 'ending', stop: '2027-08-31', terminated: true });
  const { hits } = await user.get(searchCalls.find, { query: { query: 'lgh 1', index: 'leases' } });
  const [hit] = hits.hits.filter(({ _id }) => _id === String(ongoing.id));
  expect(hit?._source.render.subtitle).toBe('Kv. Eken · Uppsagd, slutar 2027-08-31');
});

test('an object is to let when its lease has an end and no other lease follows', async () => {
  const { user, ongoing, end, createLease } = await setup();
  const listToLet = async () =>
    (await user.get(entityCalls.list, { query: { to_let: true } })).data.map(
      ({ name, rented, let_from, free_from }) => [name, rented, let_from, free_from],
    );
  const others = [
    ['Lgh 3', true, null, '2026-12-01'],
    ['Lgh 4', false, '2026-12-01', null],
    ['Lgh 1001', false, null, null],
  ];
  expect(await listToLet()).toEqual(others);
  await end(ongoing, '2028-12-31');
  expect(await listToLet()).toEqual([['Lgh 1', true, null, '2029-01-01'], ...others]);
  await createLease({ entity_id: ongoing.entity_id, start: '2029-01-01' });
  expect(await listToLet()).toEqual(others);
});

test('the list of leases that end this month has as many rows as the statistics count', async () => {
  const { user, ongoing, end, toNames } = await setup();
  await end(ongoing, '2026-12-31');
  const query = { ends_from: '2026-11-01', ends_to: '2026-11-30' };
  const ending = await user.get(leaseCalls.list, { query });
  expect(toNames(ending)).toEqual(['Lgh 3']);
  const { stat_ends_month } = await user.get(statisticsCalls.business);
  expect(stat_ends_month).toBe(ending.total);
});
