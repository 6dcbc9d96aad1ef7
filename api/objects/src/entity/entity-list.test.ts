import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { createPortfolioFactory, ENTITY_TYPE_ID } from './entity.test-data';

const app = testServer();

/**
 * Åkerö AB has an estate with three apartments: Lgh 2 has a current lease and a parking space, the lease of Lgh 10 has
 * ended, and that of Lgh 1 is planned. Björken AB has a villa.
 */
let anna: TestAccount;
let ids: Record<'akero' | 'eken' | 'lgh2', number>;
beforeAll(async () => {
  anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  const akero = await make.company('Åkerö AB');
  const bjorken = await make.company('Björken AB');
  const eken = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: akero.id,
    name: 'Eken 3',
  });
  const lgh2 = await make.entity({ parent_id: eken.id, name: 'Lgh 2' });
  const lgh10 = await make.entity({ parent_id: eken.id, name: 'Lgh 10' });
  const lgh1 = await make.entity({ parent_id: eken.id, name: 'Lgh 1' });
  await make.entity({
    entity_type_id: ENTITY_TYPE_ID.parking,
    parent_id: lgh2.id,
    name: 'Öppen plats',
    fields: {},
  });
  await make.entity({
    entity_type_id: ENTITY_TYPE_ID.villa,
    company_id: bjorken.id,
    name: 'Ängen',
  });
  await make.lease(lgh2.id, '2024-05-01');
  await make.lease(lgh10.id, '2024-05-01', '2026-11-19');
  await make.lease(lgh1.id, '2026-12-01');
  ids = { akero: akero.id, eken: eken.id, lgh2: lgh2.id };
});

type Query = QueryInput<typeof entityCalls.list>;
const listNames = async (query: Query = {}) =>
  (await app.as(anna).get(entityCalls.list, { query })).data.map(({ name }) => name);

test('sorts objects by name: numbers by value, Å Ä Ö last', async () => {
  expect(await listNames()).toEqual(['Eken 3', 'Lgh 1', 'Lgh 2', 'Lgh 10', 'Ängen', 'Öppen plats']);
});

test('a name filter lists exact matches first, unless another order is asked for', async () => {
  const bo = await makeAccount(app);
  const make = createPortfolioFactory(app, bo);
  const company = await make.company();
  for (const [name, flat] of [
    ['Björken 44', 'Lgh 1'],
    ['Björken 4', 'Lgh 2'],
  ] as const) {
    const estate = await make.entity({
      entity_type_id: ENTITY_TYPE_ID.estate,
      company_id: company.id,
      name,
    });
    await make.entity({ parent_id: estate.id, name: flat });
  }
  const listFound = async (query: Query) =>
    (await app.as(bo).get(entityCalls.list, { query: { name: 'björken 4', ...query } })).data.map(
      ({ name }) => name,
    );
  expect(await listFound({})).toEqual(['Björken 4', 'Lgh 2', 'Björken 44', 'Lgh 1']);
  expect(await listFound({ page: 2, limit: 2 })).toEqual(['Björken 44', 'Lgh 1']);
  expect(await listFound({ sort: { by: 'name', order: 'asc' } })).toEqual([
    'Björken 4',
    'Björken 44',
    'Lgh 1',
    'Lgh 2',
  ]);
});

test('lists type, company, parent and rental status of an object', async () => {
  const { data } = await app
    .as(anna)
    .get(entityCalls.list, { query: { name: 'lgh 2', entity_type_id: ENTITY_TYPE_ID.apartment } });
  expect(data).toEqual([
    {
      id: ids.lgh2,
      name: 'Lgh 2',
      address: 'Storgatan 1',
      type: {
        id: ENTITY_TYPE_ID.apartment,
        name: 'Lägenhet',
        kind: 'apartments',
        icon: 'apartment',
        level: 2,
        rentable: 1,
      },
      company: { id: ids.akero, name: 'Åkerö AB' },
      parent: { id: ids.eken, name: 'Eken 3', level: 1 },
      house: 'Eken 3',
      rented: true,
      let_from: null,
      free_from: null,
      fee: 8500,
      fee_as_m2: false,
      payment_interval: 'MONTHLY',
      area: 62.5,
      directchildren_count: 1,
      created_at: '2026-11-20T08:00:00.000Z',
    },
  ]);
});

test('names the house of an object in the list and in its detail: the outermost object above it, not the nearest', async () => {
  const user = app.as(anna);
  const { data } = await user.get(entityCalls.list);
  expect(data.map(({ name, parent, house }) => [name, parent?.name, house])).toEqual([
    ['Eken 3', undefined, null],
    ['Lgh 1', 'Eken 3', 'Eken 3'],
    ['Lgh 2', 'Eken 3', 'Eken 3'],
    ['Lgh 10', 'Eken 3', 'Eken 3'],
    ['Ängen', undefined, null],
    ['Öppen plats', 'Lgh 2', 'Eken 3'],
  ]);
  const details = await Promise.all(data.map(({ id }) => user.get(entityCalls.detail, { params: { id } })));
  expect(details.map(({ house }) => house)).toEqual(data.map(({ house }) => house));
});

test.each([
  ['type', ['Eken 3', 'Lgh 2', 'Lgh 10', 'Lgh 1', 'Öppen plats', 'Ängen']],
  ['linked_to', ['Ängen', 'Lgh 2', 'Lgh 10', 'Lgh 1', 'Öppen plats', 'Eken 3']],
  ['status', ['Lgh 2', 'Lgh 10', 'Lgh 1', 'Öppen plats', 'Ängen', 'Eken 3']],
] as const)('sorts by %s', async (by, expected) => {
  expect(await listNames({ sort: { by, order: 'asc' } })).toEqual(expected);
});

test('sorts objects that cannot be let last in both directions', async () => {
  const ascending = await listNames({ sort: { by: 'status', order: 'asc' } });
  expect([ascending[0], ascending.at(-1)]).toEqual(['Lgh 2', 'Eken 3']);
  const descending = await listNames({ sort: { by: 'status', order: 'desc' } });
  expect(descending.slice(-2)).toEqual(['Lgh 2', 'Eken 3']);
});

test.each<[string, Query, string[]]>([
  ['rented', { rented: true }, ['Lgh 2']],
  ['vacant, without estates', { rented: false }, ['Lgh 1', 'Lgh 10', 'Ängen', 'Öppen plats']],
  ['rentable', { rentable: true, limit: 2 }, ['Lgh 1', 'Lgh 2']],
  ['of a type', { entity_type_id: ENTITY_TYPE_ID.villa }, ['Ängen']],
  ['directly in a company', { toplevel: true }, ['Eken 3', 'Ängen']],
  ['possible parents of an estate', { parents_for_type_id: ENTITY_TYPE_ID.estate }, []],
  ['possible parents of an apartment', { parents_for_type_id: ENTITY_TYPE_ID.apartment }, ['Eken 3']],
  [
    'possible parents of a parking space',
    { parents_for_type_id: ENTITY_TYPE_ID.parking },
    ['Eken 3', 'Lgh 1', 'Lgh 2', 'Lgh 10', 'Ängen'],
  ],
  ['possible parents that cannot be let', { parents: true, rentable: false }, ['Eken 3']],
])('lists only objects that are %s', async (_description, query, expected) => {
  expect(await listNames(query)).toEqual(expected);
});

test('lists only the objects of a company that are under an object, and the children of an object by page', async () => {
  expect(await listNames({ company_id: ids.akero, parent_id: ids.eken })).toEqual([
    'Lgh 1',
    'Lgh 2',
    'Lgh 10',
  ]);
  const children = await app
    .as(anna)
    .get(entityCalls.children, { params: { id: ids.eken }, query: { page: 2, limit: 2 } });
  expect(children.data.map(({ name }) => name)).toEqual(['Lgh 10']);
  expect(children).toMatchObject({ current_page: 2, last_page: 2, total: 3, links: { next: null } });
});

test('lists the objects of a type, let and vacant, and as the list `vacancies` all vacant objects that can be let', async () => {
  const byKind = async (type: string) =>
    (await app.as(anna).get(entityCalls.listByType, { params: { type } })).data.map(({ name }) => name);
  expect(await byKind('apartments')).toEqual(['Lgh 1', 'Lgh 2', 'Lgh 10']);
  expect(await byKind('estates')).toEqual(['Eken 3']);
  expect(await byKind('spaces')).toEqual([]);
  expect(await byKind('vacancies')).toEqual(['Lgh 1', 'Lgh 10', 'Ängen', 'Öppen plats']);
  const { body } = await app.fastify.inject({
    url: '/api/entity/apartments?sort[by]=name&sort[order]=desc',
    headers: { authorization: `Bearer ${anna.token}` },
  });
  expect(JSON.parse(body).data.map(({ name }: { name: string }) => name)).toEqual([
    'Lgh 10',
    'Lgh 2',
    'Lgh 1',
  ]);
  const unknown = await app.as(anna).failure(entityCalls.listByType, { params: { type: 'castles' } });
  expect(unknown.status).toBe(404);
});

test('the list of spaces has those that are let and those that are vacant, and vacant objects are a list of their own', async () => {
  const bo = await makeAccount(app);
  const make = createPortfolioFactory(app, bo);
  const { id: companyId } = await make.company();
  const entityTypeId = ENTITY_TYPE_ID.space;
  const letSpace = await make.entity({
    company_id: companyId,
    entity_type_id: entityTypeId,
    name: 'Förråd 1',
  });
  await make.entity({ company_id: companyId, entity_type_id: entityTypeId, name: 'Förråd 2' });
  await make.entity({ company_id: companyId, entity_type_id: ENTITY_TYPE_ID.villa, name: 'Ängen' });
  await make.lease(letSpace.id, '2024-05-01');
  const list = async (type: string) => {
    const { data } = await app.as(bo).get(entityCalls.listByType, { params: { type } });
    return data.map(({ name, type: { kind }, rented }) => [name, kind, rented]);
  };
  expect(await list('spaces')).toEqual([
    ['Förråd 1', 'vacancies', true],
    ['Förråd 2', 'vacancies', false],
  ]);
  expect(await list('vacancies')).toEqual([
    ['Förråd 2', 'vacancies', false],
    ['Ängen', 'villas', false],
  ]);
});

test('an object is rented from the first to the last day of its lease', async () => {
  app.clock.set('2026-12-01T08:00:00Z');
  expect(await listNames({ rented: true })).toEqual(['Lgh 1', 'Lgh 2']);
  app.clock.set('2026-11-18T23:30:00Z');
  expect(await listNames({ rented: true })).toEqual(['Lgh 2', 'Lgh 10']);
  app.clock.set('2026-11-19T23:30:00Z');
  expect(await listNames({ rented: true })).toEqual(['Lgh 2']);
  app.clock.set('2026-11-20T08:00:00Z');
});

test('lists the six types in menu order', async () => {
  const types = await app.as(anna).get(entityCalls.types);
  expect(types.map(({ id, kind, level, rentable }) => [id, kind, level, rentable])).toEqual([
    [1, 'estates', 1, 0],
    [2, 'apartments', 2, 1],
    [3, 'premises', 2, 1],
    [4, 'villas', 2, 1],
    [6, 'vacancies', 3, 1],
    [5, 'parkings', 3, 1],
  ]);
  const parking = types.find(({ kind }) => kind === 'parkings');
  expect(parking).toMatchObject({ organisation_tax_rate: 25, private_tax_rate: 25 });
  expect(types[1]?.fields.find(({ key }) => key === 'area')).toEqual({
    key: 'area',
    title: 'Yta (m²)',
    type: 'number',
    options: [],
    order: 2,
  });
});
