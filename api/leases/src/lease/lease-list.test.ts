import { ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { leaseState } from '@husrum/api-rent';
import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls, type NoticeType } from '@husrum/contract/lease';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createLeaseFixture, makeLeaseInput } from './lease.test-data';

const app = testServer();

const sortColumns = ['status', 'object', 'company', 'type', 'tenant', 'start', 'stop'] as const;
type LeaseSortColumn = (typeof sortColumns)[number];

const setup = async () => {
  const anna = await makeAccount(app);
  const fixture = await createLeaseFixture(app, anna);
  const { estate, make } = fixture;
  const objects = await Promise.all(
    ['Lgh 10', 'Lgh 2', 'Åhuset', 'Ö 1'].map((name) => make.entity({ parent_id: estate.id, name })),
  );
  const [lgh10, lgh2, ahuset, o1] = objects.map(({ id }) => id);
  await fixture.createLease({ entity_id: lgh10, start: '2024-05-01' });
  await fixture.createLease({ entity_id: lgh2, start: '2025-01-01', stop: '2026-12-31' });
  await fixture.createLease({ entity_id: ahuset, start: '2026-12-01' });
  await fixture.createLease({ entity_id: o1, start: '2020-01-01', stop: '2026-10-31' });
  return { anna, ...fixture };
};

test('filters leases by state, text and company, and sorts them in Swedish order', async () => {
  const { user, company, make } = await setup();
  const listNames = async (...input: Parameters<typeof user.get<typeof leaseCalls.list>>) =>
    (await user.get(...input)).data.map(({ entity }) => entity.name);
  expect(await listNames(leaseCalls.list, {})).toEqual(['Åhuset', 'Lgh 2', 'Lgh 10', 'Ö 1']);
  expect(await listNames(leaseCalls.list, { query: { sort: { by: 'object', order: 'asc' } } })).toEqual([
    'Lgh 2',
    'Lgh 10',
    'Åhuset',
    'Ö 1',
  ]);
  expect(await listNames(leaseCalls.list, { query: { sort: { by: 'status', order: 'asc' } } })).toEqual([
    'Lgh 10',
    'Lgh 2',
    'Åhuset',
    'Ö 1',
  ]);
  // Every lease has a tenant with the name Åsa Öberg.
  expect(await listNames(leaseCalls.list, { query: { search: 'asa' } })).toHaveLength(4);
  expect(await listNames(leaseCalls.list, { query: { search: 'lgh 2' } })).toEqual(['Lgh 2']);
  expect(await listNames(leaseCalls.list, { query: { company_id: company.id } })).toHaveLength(4);
  const companyWithoutLeases = await make.company('Annat AB');
  expect(await listNames(leaseCalls.list, { query: { company_id: companyWithoutLeases.id } })).toEqual([]);

  const listInState = async (state: string) =>
    (await user.get(leaseCalls.listByState, { params: { state } })).data.map(({ entity }) => entity.name);
  expect(await listInState('active')).toEqual(['Lgh 10']);
  expect(await listInState('ending')).toEqual(['Lgh 2']);
  expect(await listInState('planned')).toEqual(['Åhuset']);
  expect((await user.failure(leaseCalls.listByState, { params: { state: 'sold' } })).status).toBe(404);
});

test('sorts by every sortable column', async () => {
  const { user, make, createTenant } = await createLeaseFixture(app, await makeAccount(app));
  const rows = [
    {
      object: 'Lgh 2',
      company: 'Ö AB',
      type: 'parking',
      tenant: 'Cecilia',
      start: '2024-01-01',
      stop: '2028-01-31',
    },
    {
      object: 'Lgh 10',
      company: 'A AB',
      type: 'villa',
      tenant: 'Örjan',
      start: '2026-12-01',
      stop: '2027-12-31',
    },
    {
      object: 'Åhuset',
      company: 'B AB',
      type: 'apartment',
      tenant: 'Bo',
      start: '2020-01-01',
      stop: '2026-10-31',
    },
  ] as const;
  for (const { object, company, type, tenant, start, stop } of rows) {
    const { id: companyId } = await make.company(company);
    const entity = await make.entity({
      name: object,
      company_id: companyId,
      entity_type_id: ENTITY_TYPE_ID[type],
    });
    const { id } = await createTenant({ name: tenant });
    const lease = makeLeaseInput({ entity_id: entity.id, start, stop });
    await user.post(leaseCalls.createForTenant, { body: { lease, tenant: { id } } });
  }
  const listNames = async (by: LeaseSortColumn, order: 'asc' | 'desc') =>
    (await user.get(leaseCalls.list, { query: { sort: { by, order } } })).data.map(
      ({ entity }) => entity.name,
    );
  const ascending = {
    status: ['Lgh 2', 'Lgh 10', 'Åhuset'],
    object: ['Lgh 2', 'Lgh 10', 'Åhuset'],
    company: ['Lgh 10', 'Åhuset', 'Lgh 2'],
    type: ['Åhuset', 'Lgh 10', 'Lgh 2'],
    tenant: ['Åhuset', 'Lgh 2', 'Lgh 10'],
    start: ['Åhuset', 'Lgh 2', 'Lgh 10'],
    stop: ['Åhuset', 'Lgh 10', 'Lgh 2'],
  } as const;
  for (const by of sortColumns) {
    expect({ [by]: await listNames(by, 'asc') }).toEqual({ [by]: ascending[by] });
    expect({ [by]: await listNames(by, 'desc') }).toEqual({ [by]: [...ascending[by]].reverse() });
  }
});

test('lists an archived lease only among the leases of its object', async () => {
  const { anna, user } = await setup();
  const { data } = await user.get(leaseCalls.list);
  const ended = data.find(({ state }) => state.status === 'inactive');
  await app.forAccount(anna, (tx) =>
    tx
      .updateTable('lease')
      .set({ archived_at: '2026-11-30T00:00:00Z' })
      .where('id', '=', ended?.id ?? 0)
      .execute(),
  );
  expect((await user.get(leaseCalls.list)).total).toBe(3);
  expect((await user.get(leaseCalls.list, { query: { entity_id: ended?.entity_id } })).total).toBe(1);
});

test('the SQL function lease_state gives the same state as the rule leaseState', async () => {
  const anna = await makeAccount(app);
  const today = '2026-11-30';
  const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days));
  const cases = fc.sample(
    fc.record({
      start: day(-800, 100),
      // -1: called off before its first day.
      length: fc.option(fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 1500 }))),
      noticeLength: fc.integer({ min: 0, max: 24 }),
      noticeType: fc.constantFrom<NoticeType>('DAY', 'MONTH', 'YEAR'),
      terminated: fc.boolean(),
    }),
    400,
  );
  await app.forAccount(anna, async (tx) => {
    for (const { start, length, noticeLength, noticeType, terminated } of cases) {
      const terminatedAt = terminated ? '2026-11-01T08:00:00Z' : null;
      const stop = length === null ? null : addDays(start, length);
      const { rows } = await sql<{ state: string }>`
        select lease_state(${start}::date, ${stop}::date, ${noticeLength}::int, ${noticeType},
          ${terminatedAt}::timestamptz, ${today}::date) as state`.execute(tx);
      expect([start, stop, noticeLength, noticeType, rows[0]?.state]).toEqual([
        start,
        stop,
        noticeLength,
        noticeType,
        leaseState({ start, stop, noticeLength, noticeType, terminated }, today),
      ]);
    }
  });
});

test('lists the leases that start or end within the given days', async () => {
  const { user } = await setup();
  const listMoving = async (movesFrom: string, movesTo: string | null) =>
    (await user.get(leaseCalls.list, { query: { moves_from: movesFrom, moves_to: movesTo } })).data.map(
      ({ entity }) => entity.name,
    );
  expect(await listMoving('2026-12-01', '2026-12-31')).toEqual(['Åhuset', 'Lgh 2']);
  expect(await listMoving('2026-11-20', '2026-11-30')).toEqual([]);
  expect(await listMoving('2026-12-02', null)).toEqual(['Lgh 2']);
});
