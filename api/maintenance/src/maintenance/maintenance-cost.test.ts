import { testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { toUnixSeconds } from '@husrum/format';
import { createMaintenanceFixture, type MaintenanceFixture } from './maintenance.test-data';

const app = testServer();
let fixture: MaintenanceFixture;

const listCosts = async (query: QueryInput<typeof maintenanceCalls.costs> = {}) => {
  const { data } = await fixture.user.get(maintenanceCalls.costs, { query });
  return data.map(({ year, company, entity, activities, budget, cost }) => [
    year,
    company?.name ?? null,
    entity?.name ?? null,
    activities,
    budget,
    cost,
  ]);
};

beforeAll(async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  fixture = await createMaintenanceFixture(app);
  const { cancel, company, create, estate, finish, start } = fixture;
  const done = await create({ scheduled_at: toUnixSeconds('2026-06-01T08:00:00Z'), budget: 1000 });
  await start(done.id);
  await finish(done.id, { cost: 1250.5 });
  // 23:30 UTC on New Year's Eve is the next year in Sweden.
  await create({ scheduled_at: toUnixSeconds('2026-12-31T23:30:00Z'), entity_id: estate.id, budget: 300 });
  await create({
    scheduled_at: toUnixSeconds('2026-12-01T08:00:00Z'),
    company_id: company.id,
    budget: 500,
  });
  await create({ company_id: company.id, budget: 70 });
  await create({ scheduled_at: toUnixSeconds('2026-12-02T08:00:00Z') });
  const cancelled = await create({ scheduled_at: toUnixSeconds('2026-12-03T08:00:00Z'), budget: 9999 });
  await cancel(cancelled.id);
});

test('sums budget and cost by year, without activities that are cancelled or have no amount', async () => {
  expect(await listCosts()).toEqual([
    [2027, null, null, 1, 300, 0],
    [2026, null, null, 2, 1500, 1250.5],
    [null, null, null, 1, 70, 0],
  ]);
});

test('sums by company, with the activities on its objects, and by object', async () => {
  const { name } = fixture.company;
  expect(await listCosts({ by: 'company', year: 2026 })).toEqual([[2026, name, null, 2, 1500, 1250.5]]);
  expect(await listCosts({ by: 'entity', company_id: fixture.company.id })).toEqual([
    [2027, name, 'Kv. Eken', 1, 300, 0],
    [2026, name, 'Lgh 1001', 1, 1000, 1250.5],
    [2026, name, null, 1, 500, 0],
    [null, name, null, 1, 70, 0],
  ]);
  expect(await listCosts({ company_id: 999_999 })).toEqual([]);
});

test('sorts and pages the sums', async () => {
  expect(
    (await listCosts({ sort: { by: 'budget', order: 'asc' } })).map(([, , , , budget]) => budget),
  ).toEqual([70, 300, 1500]);
  const { data, total, last_page } = await fixture.user.get(maintenanceCalls.costs, {
    query: { limit: 2, page: 2 },
  });
  expect([data.length, total, last_page]).toEqual([1, 3, 2]);
});
