import { leaseCalls, type NoticeType } from '@husrum/contract/lease';
import { addDays } from '@husrum/format';
import fc from 'fast-check';
import { sql } from 'kysely';
import { makeAccount, testServer } from '../../test/kit';
import { leaseState } from '../rent/lease-state.rules';
import { createLeaseFixture } from './lease.test-data';

const app = testServer();

const setup = async () => {
  const anna = await makeAccount(app);
  const fixture = await createLeaseFixture(app, anna);
  const { estate, make } = fixture;
  const objects = await Promise.all(
    ['Lgh 10', 'Lgh 2', 'Åhuset', 'Ö 1'].map((name) => make.entity({ parent_id: estate.id, name })),
  );
  const [ten, two, aa, oe] = objects.map(({ id }) => id);
  await fixture.createLease({ entity_id: ten, start: '2024-05-01' });
  await fixture.createLease({ entity_id: two, start: '2025-01-01', stop: '2026-12-31' });
  await fixture.createLease({ entity_id: aa, start: '2026-12-01' });
  await fixture.createLease({ entity_id: oe, start: '2020-01-01', stop: '2026-10-31' });
  return { anna, ...fixture };
};

test('filters leases by state, and sorts them in Swedish order', async () => {
  const { user, company, make } = await setup();
  const names = async (...input: Parameters<typeof user.get<typeof leaseCalls.list>>) =>
    (await user.get(...input)).data.map(({ entity }) => entity.name);
  expect(await names(leaseCalls.list, {})).toEqual(['Åhuset', 'Lgh 2', 'Lgh 10', 'Ö 1']);
  expect(await names(leaseCalls.list, { query: { sort: { by: 'object', order: 'asc' } } })).toEqual([
    'Lgh 2',
    'Lgh 10',
    'Åhuset',
    'Ö 1',
  ]);
  expect(await names(leaseCalls.list, { query: { sort: { by: 'status', order: 'asc' } } })).toEqual([
    'Lgh 10',
    'Lgh 2',
    'Åhuset',
    'Ö 1',
  ]);
  expect(await names(leaseCalls.list, { query: { search: 'asa' } })).toHaveLength(4);
  expect(await names(leaseCalls.list, { query: { search: 'lgh 2' } })).toEqual(['Lgh 2']);
  expect(await names(leaseCalls.list, { query: { company_id: company.id } })).toHaveLength(4);
  const other = await make.company('Annat AB');
  expect(await names(leaseCalls.list, { query: { company_id: other.id } })).toEqual([]);

  const inState = async (state: string) =>
    (await user.get(leaseCalls.listByState, { params: { state } })).data.map(({ entity }) => entity.name);
  expect(await inState('active')).toEqual(['Lgh 10']);
  expect(await inState('ending')).toEqual(['Lgh 2']);
  expect(await inState('planned')).toEqual(['Åhuset']);
  expect((await user.failure(leaseCalls.listByState, { params: { state: 'sold' } })).status).toBe(404);
});

test('sorts by every sortable column', async () => {
  const { user } = await setup();
  for (const by of ['status', 'object', 'company', 'type', 'tenant', 'start', 'stop'] as const) {
    const { data } = await user.get(leaseCalls.list, { query: { sort: { by, order: 'desc' } } });
    expect(data).toHaveLength(4);
  }
});

test('lists an archived lease only with its object', async () => {
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

test('the SQL function lease_state agrees with the rule', async () => {
  const anna = await makeAccount(app);
  const today = '2026-11-30';
  const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(today, days));
  const cases = fc.sample(
    fc.record({
      start: day(-800, 100),
      length: fc.option(fc.integer({ min: 0, max: 1500 })),
      noticeLength: fc.integer({ min: 0, max: 24 }),
      noticeType: fc.constantFrom<NoticeType>('DAY', 'MONTH', 'YEAR'),
      terminated: fc.boolean(),
    }),
    400,
  );
  await app.forAccount(anna, async (tx) => {
    for (const { start, length, noticeLength, noticeType, terminated } of cases) {
      const terminated_at = terminated ? '2026-11-01T08:00:00Z' : null;
      const stop = length === null ? null : addDays(start, length);
      const { rows } = await sql<{ state: string }>`
        select lease_state(${start}::date, ${stop}::date, ${noticeLength}::int, ${noticeType},
          ${terminated_at}::timestamptz, ${today}::date) as state`.execute(tx);
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

test('filters leases by move-in and move-out days', async () => {
  const { user } = await setup();
  const moving = async (moves_from: string, moves_to: string | null) =>
    (await user.get(leaseCalls.list, { query: { moves_from, moves_to } })).data.map(
      ({ entity }) => entity.name,
    );
  expect(await moving('2026-12-01', '2026-12-31')).toEqual(['Åhuset', 'Lgh 2']);
  expect(await moving('2026-11-20', '2026-11-30')).toEqual([]);
  expect(await moving('2026-12-02', null)).toEqual(['Lgh 2']);
});
