import { makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { toUnixSeconds } from '@husrum/format';
import { createMaintenanceFixture, type MaintenanceFixture } from './maintenance.test-data';

const app = testServer();
let fixture: MaintenanceFixture;
let ids: { colleague: number; template: number; lease: number; otherEntity: number };

type Query = QueryInput<typeof maintenanceCalls.list>;
const list = (query: Query) => fixture.user.get(maintenanceCalls.list, { query });
const listTitles = async (query: Query = {}) => (await list(query)).data.map(({ title }) => title);

beforeAll(async () => {
  fixture = await createMaintenanceFixture(app);
  const { account, apartment, cancel, company, create, createTemplate, estate, finish, make, start } =
    fixture;
  const { userId: colleague } = await makeColleague(app, account, 'MANAGER');
  const { id: template } = await createTemplate();
  const { id: companyId } = await make.company('Andra AB');
  const other = await make.entity({ company_id: companyId, name: 'Villan' });
  ids = { colleague, template, lease: await make.lease(apartment.id, '2026-01-01'), otherEntity: other.id };
  const on = (instant: string) => ({ scheduled_at: toUnixSeconds(instant) });
  await create({ title: 'Ånga', ...on('2026-11-25T08:00:00Z'), responsible_id: colleague });
  await create({ title: 'Tak', entity_id: estate.id, ...on('2026-11-22T23:00:00Z'), budget: 900 });
  await create({ title: 'Årsmöte', company_id: company.id });
  await create({ title: 'Försenad', entity_id: other.id, ...on('2026-11-10T08:00:00Z') });
  await create({ template_id: template, ...on('2026-12-24T08:00:00Z') });
  const done = await create({ title: 'Klar 50 %', ...on('2026-11-19T08:00:00Z') });
  await start(done.id);
  await finish(done.id, { cost: 100 });
  const cancelled = await create({ title: 'Avbruten', ...on('2026-11-05T08:00:00Z') });
  await cancel(cancelled.id);
});

test('lists open activities by day, and then closed ones', async () => {
  expect(await listTitles()).toEqual([
    'Försenad',
    'Tak',
    'Ånga',
    'Brandskydd',
    'Årsmöte',
    'Klar 50 %',
    'Avbruten',
  ]);
});

test.each<[string, () => Query, string[]]>([
  ['of a status', () => ({ status: 'OVERDUE' }), ['Försenad']],
  ['that are closed', () => ({ open: false }), ['Klar 50 %', 'Avbruten']],
  [
    'of a company and its objects that are open',
    () => ({ open: true, company_id: fixture.company.id }),
    ['Tak', 'Ånga', 'Brandskydd', 'Årsmöte'],
  ],
  ['of an object', () => ({ entity_id: fixture.apartment.id, open: true }), ['Ånga', 'Brandskydd']],
  [
    'of an object and the objects below it',
    () => ({ entity_id: fixture.estate.id, open: true }),
    ['Tak', 'Ånga', 'Brandskydd'],
  ],
  ['that concern a lease', () => ({ lease_id: ids.lease, open: true }), ['Tak', 'Ånga', 'Brandskydd']],
  ['of a template', () => ({ template_id: ids.template }), ['Brandskydd']],
  ['of a responsible user', () => ({ responsible_id: ids.colleague }), ['Ånga']],
  // 23:00 UTC on the 22nd is the 23rd in Sweden.
  ['of a period', () => ({ from: '2026-11-23', to: '2026-11-25' }), ['Tak', 'Ånga']],
  ['of a period that ends the day before', () => ({ from: '2026-11-20', to: '2026-11-22' }), []],
  ['without a day', () => ({ unscheduled: true }), ['Årsmöte']],
  ['with a text in the title', () => ({ search: '50 %' }), ['Klar 50 %']],
  ['with the name of the object', () => ({ search: 'villan' }), ['Försenad']],
  ['of an object that does not exist', () => ({ entity_id: 999_999 }), []],
])('lists only activities %s', async (_description, query, titles) => {
  expect(await listTitles(query())).toEqual(titles);
});

test('sorts by title in Swedish order, by status, and by cost and budget with the empty ones last', async () => {
  expect(await listTitles({ sort: { by: 'title', order: 'desc' }, limit: 2 })).toEqual(['Årsmöte', 'Ånga']);
  expect((await listTitles({ sort: { by: 'cost', order: 'desc' } }))[0]).toBe('Klar 50 %');
  expect((await listTitles({ sort: { by: 'budget', order: 'asc' } }))[0]).toBe('Tak');
  expect((await listTitles({ sort: { by: 'status', order: 'asc' } })).at(-1)).toBe('Avbruten');
});

test('a page has fifteen rows; a limit above 100 gives a whole period, and is refused for a period with more rows or without an end', async () => {
  const { account, apartment } = fixture;
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('maintenance')
      .values(
        Array.from({ length: 120 }, () => ({
          title: 'Rond',
          description: 'Text',
          entity_id: apartment.id,
          scheduled_at: '2027-05-03T08:00:00Z',
        })),
      )
      .execute(),
  );
  const period = { from: '2027-05-01', to: '2027-05-31' };
  expect(await list(period)).toMatchObject({ per_page: 15, total: 120, data: { length: 15 } });
  expect((await list({ ...period, limit: 5000 })).data).toHaveLength(120);
  const tooMany = await fixture.user.failure(maintenanceCalls.list, { query: { ...period, limit: 110 } });
  expect(tooMany.data).toEqual({
    to: ['Perioden har fler än 5\u00a0000 aktiviteter. Välj en kortare period.'],
  });
  const withoutEnd = await fixture.user.failure(maintenanceCalls.list, {
    query: { from: '2027-05-01', limit: 101 },
  });
  expect(withoutEnd.data).toHaveProperty('limit');
});

test('hides the activities from another business', async () => {
  const stranger = await makeAccount(app);
  for (const query of [
    {},
    { entity_id: ids.otherEntity },
    { lease_id: ids.lease },
    { template_id: ids.template },
  ]) {
    expect((await app.as(stranger).get(maintenanceCalls.list, { query })).total).toBe(0);
  }
});
