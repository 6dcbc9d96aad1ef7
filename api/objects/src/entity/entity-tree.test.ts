import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { entityCalls, MAX_TREE_HITS } from '@husrum/contract/entity';
import { createPortfolioFactory, ENTITY_TYPE_ID } from './entity.test-data';

const app = testServer();

/**
 * Åkerö AB has an estate with three apartments, of which the second has a parking space, and a villa. Björken AB has nothing.
 * Apartment 2 and the villa are let.
 */
let anna: TestAccount;
let ids: Record<'akero' | 'bjorken' | 'eken' | 'lgh2' | 'plats', number>;
beforeAll(async () => {
  anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  const akero = await make.company('Åkerö AB');
  const bjorken = await make.company('Björken AB');
  const eken = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: akero.id,
    name: 'Eken 3',
    address: 'Storgatan 1',
  });
  const lgh10 = await make.entity({ parent_id: eken.id, name: 'Lgh 10' });
  const lgh2 = await make.entity({ parent_id: eken.id, name: 'Lgh 2' });
  await make.entity({ parent_id: eken.id, name: 'Lgh 1' });
  const plats = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.parking,
    parent_id: lgh2.id,
    name: 'Plats 4',
    fields: {},
  });
  const villa = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.villa,
    company_id: akero.id,
    name: 'Ängen',
    address: 'Ängsvägen 8',
  });
  await make.lease(lgh2.id, '2024-05-01');
  await make.lease(villa.id, '2024-05-01');
  // It ended yesterday, so the object is vacant again.
  await make.lease(lgh10.id, '2024-05-01', '2026-11-19');
  ids = { akero: akero.id, bjorken: bjorken.id, eken: eken.id, lgh2: lgh2.id, plats: plats.id };
});

const list = (query: QueryInput<typeof entityCalls.tree> = {}, account = anna) =>
  app.as(account).get(entityCalls.tree, { query });
const summarize = async (query?: QueryInput<typeof entityCalls.tree>) =>
  (await list(query)).map(({ name, vacant, vacant_count, children_count }) => [
    name,
    vacant,
    vacant_count,
    children_count,
  ]);

test('lists the companies in Swedish order, with the numbers of objects directly in them and of vacant objects at any depth', async () => {
  expect(await summarize()).toEqual([
    ['Björken AB', false, 0, 0],
    ['Åkerö AB', false, 3, 2],
  ]);
});

test('lists what lies directly in a company', async () => {
  expect(await summarize({ company_id: ids.akero })).toEqual([
    ['Eken 3', false, 3, 3],
    ['Ängen', false, 0, 0],
  ]);
});

test('lists the children of an object with numbers in order of their value, and counts vacant objects at any depth', async () => {
  expect(await summarize({ parent_id: ids.eken })).toEqual([
    ['Lgh 1', true, 0, 0],
    ['Lgh 2', false, 1, 1],
    ['Lgh 10', true, 0, 0],
  ]);
});

test('finds an object with the nodes that contain it, the company first', async () => {
  expect(await list({ entity_id: ids.plats })).toEqual([
    {
      type: 'entity',
      id: ids.plats,
      name: 'Plats 4',
      kind: 'parkings',
      vacant: true,
      vacant_count: 0,
      children_count: 0,
      path: [
        { type: 'company', id: ids.akero, name: 'Åkerö AB' },
        { type: 'entity', id: ids.eken, name: 'Eken 3' },
        { type: 'entity', id: ids.lgh2, name: 'Lgh 2' },
      ],
    },
  ]);
});

test.each([
  ['a part of a name', 'lgh 1', ['Lgh 1', 'Lgh 10']],
  ['a company', 'åker', ['Åkerö AB']],
  ['an address', ' ängsvägen ', ['Ängen']],
  ['words in the names of an object and of its house', 'eken plats', ['Plats 4']],
  ['a name, with the object of that name before the objects in it', 'lgh 2', ['Lgh 2', 'Plats 4']],
  ['a sign that is a pattern in SQL', '%', []],
  ['a text that no name contains', 'slott', []],
])('searches by %s', async (_description, search, names) => {
  expect((await list({ search })).map(({ name }) => name)).toEqual(names);
});

test('a hit has the names of all that it lies in, the company first', async () => {
  const [hit] = await list({ search: 'plats' });
  expect(hit?.path.map(({ name }) => name)).toEqual(['Åkerö AB', 'Eken 3', 'Lgh 2']);
});

test('returns only the first hits of a search, but every child of an object', async () => {
  const bo = await makeAccount(app);
  const make = createPortfolioFactory(app, bo);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Kv. Boken',
  });
  const [type] = (await app.as(bo).get(entityCalls.types)).filter(({ kind }) => kind === 'apartments');
  await app.forAccount(bo, (tx) =>
    tx
      .insertInto('entity')
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          company_id: company.id,
          parent_id: estate.id,
          entity_type_id: type?.id ?? 0,
          name: `Lgh ${index + 1}`,
          address: 'Storgatan 1',
          postal_code: '702 11',
          city: 'Örebro',
          fee: '8500',
          fields: '{}',
        })),
      )
      .execute(),
  );
  const children = await list({ parent_id: estate.id }, bo);
  expect(children).toHaveLength(120);
  expect(children.at(-1)?.name).toBe('Lgh 120');
  expect(await list({ search: 'lgh' }, bo)).toHaveLength(MAX_TREE_HITS);
  expect((await list({}, bo))[0]?.vacant_count).toBe(120);
});

test('hides the tree of another account', async () => {
  const bo = await makeAccount(app);
  expect(await list({}, bo)).toEqual([]);
  expect(await list({ company_id: ids.akero }, bo)).toEqual([]);
  expect(await list({ parent_id: ids.eken }, bo)).toEqual([]);
  expect(await list({ entity_id: ids.plats }, bo)).toEqual([]);
  expect(await list({ search: 'lgh' }, bo)).toEqual([]);
});
