import { createLeaseFixture, makeLeaseInput, makeTenantInput } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { searchCalls } from '@husrum/contract/search';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';
import { ENTITY_TYPE_ID, makeEntityInput } from '../entity/entity.test-data';

const app = testServer();

/** Two houses with a flat of the same number, each with a tenant, a ticket and an activity. In one flat lies a parking space. */
const setup = async () => {
  const { user, make, company } = await createLeaseFixture(app, await makeAccount(app));
  const makeHouse = async (name: string, street: string, tenant: { name: string; identifier: string }) => {
    const house = await make.entity({
      entity_type_id: ENTITY_TYPE_ID.estate,
      company_id: company.id,
      name,
      address: street,
      fee: null,
    });
    const flat = await make.entity({ parent_id: house.id, name: 'Lgh 1102', address: street });
    const lease = await user.post(leaseCalls.create, {
      body: {
        lease: makeLeaseInput({ entity_id: flat.id }),
        tenant: makeTenantInput(tenant),
        address: { address: street, postal_code: '702 11', city: 'Örebro', country: 'Sverige' },
      },
    });
    const ticket = await user.post(ticketCalls.create, {
      body: { entity_id: flat.id, subject: 'Droppande kran', type: 'REPORT', description: 'I köket.' },
    });
    const activity = await user.post(maintenanceCalls.create, {
      body: { entity_id: flat.id, title: 'Rond', description: 'Gå igenom lägenheten.' },
    });
    return { house, flat, lease, ticket, activity };
  };
  const bjorken = await makeHouse('Björken 4', 'Storgatan 12', {
    name: 'Sara Löfgren',
    identifier: '19850412-2386',
  });
  const eken = await makeHouse('Eken 14', 'Ågatan 3', { name: 'Sara Ek', identifier: '19640823-2384' });
  const parking = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.parking,
    parent_id: bjorken.flat.id,
    name: 'P-plats',
    fields: {},
  });
  const find = async (query: string, index = '') => {
    const { hits } = await user.get(searchCalls.find, { query: { query, index } });
    return hits.hits.map(({ _index, _id }) => `${_index} ${_id}`);
  };
  const listEntityIds = async (name: string) =>
    (await user.get(entityCalls.list, { query: { name } })).data.map(({ id }) => id);
  const listAdjustableIds = async (name: string) =>
    (await user.get(rentAdjustmentCalls.listEntities, { query: { name } })).data.map(({ id }) => id);
  const listLeaseIds = async (search: string) =>
    (await user.get(leaseCalls.list, { query: { search } })).data.map(({ id }) => id);
  const listActivityIds = async (search: string) =>
    (await user.get(maintenanceCalls.list, { query: { search } })).data.map(({ id }) => id);
  return {
    user,
    company,
    bjorken,
    eken,
    parking,
    find,
    listEntityIds,
    listAdjustableIds,
    listLeaseIds,
    listActivityIds,
  };
};

test('a flat, its lease, ticket and activity are found by the house, in any order of the words', async () => {
  const { find, bjorken, eken, parking } = await setup();
  const ofBjorken = [
    `entities ${bjorken.flat.id}`,
    `leases ${bjorken.lease.id}`,
    `tickets ${bjorken.ticket.id}`,
    `maintenance ${bjorken.activity.id}`,
  ];
  for (const text of ['Lgh 1102, Björken 4', 'lgh 1102 björken 4', 'Björken 4 1102', 'lgh1102 björken']) {
    const found = await find(text);
    expect(found[0]).toBe(ofBjorken[0]);
    expect(new Set(found)).toEqual(new Set([...ofBjorken, `entities ${parking.id}`]));
  }
  expect((await find('lgh1102', 'entities')).slice(0, 2).sort()).toEqual(
    [`entities ${bjorken.flat.id}`, `entities ${eken.flat.id}`].sort(),
  );
  expect(await find('Sara Löfgren Björken 4')).toEqual([ofBjorken[1]]);
  expect(await find('droppande björken', 'tickets')).toEqual([ofBjorken[2]]);
  expect(await find('rond björken', 'maintenance')).toEqual([ofBjorken[3]]);
  expect((await find('björken'))[0]).toBe(`entities ${bjorken.house.id}`);
});

test('a house is the first hit for its name and its address, even if more objects match than the 1000 that are counted', async () => {
  const account = await makeAccount(app);
  const { make, estate, apartment, user } = await createLeaseFixture(app, account);
  await user.patch(entityCalls.update, {
    body: {
      id: estate.id,
      ...makeEntityInput({
        name: 'Solen 9',
        company_id: estate.company_id,
        entity_type_id: ENTITY_TYPE_ID.estate,
      }),
    },
  });
  await app.forAccount(account, async (tx) => {
    const { id, ...values } = await tx
      .selectFrom('entity')
      .select([
        'id',
        'company_id',
        'parent_id',
        'entity_type_id',
        'address',
        'postal_code',
        'city',
        'country',
      ])
      .where('id', '=', apartment.id)
      .executeTakeFirstOrThrow();
    const flats = Array.from({ length: 1100 }, (_, index) => ({
      ...values,
      name: `Lgh ${index}`,
      fields: '{}',
    }));
    await tx.insertInto('entity').values(flats).execute();
  });
  const house = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: estate.company_id,
    name: 'Solen',
    address: 'Ågatan 3',
  });
  for (const query of ['Solen', 'Ågatan 3']) {
    const { hits } = await user.get(searchCalls.find, { query: { query } });
    expect(hits.hits[0]?._id).toBe(String(house.id));
  }
  const { hits } = await user.get(searchCalls.find, { query: { query: 'solen' } });
  expect(hits.total).toEqual({ value: 1000, relation: 'gte' });
});

test('the house at an address comes before its flats, and both before the tenants who live there', async () => {
  const { find, bjorken, parking } = await setup();
  const found = await find('Storgatan 12');
  expect(found.slice(0, 2)).toEqual([`entities ${bjorken.house.id}`, `entities ${bjorken.flat.id}`]);
  expect(found).toContainEqual(expect.stringMatching(/^tenants /));
  expect(await find('Storgatan 12b')).toEqual([]);
  expect(found).not.toContain(`entities ${parking.id}`);
});

test('the lists of objects, leases and activities find by the house, too', async () => {
  const { listEntityIds, listAdjustableIds, listLeaseIds, listActivityIds, bjorken, eken, parking, company } =
    await setup();
  for (const text of ['Lgh 1102, Björken 4', 'björken 1102', 'lgh1102 björken 4']) {
    expect(await listEntityIds(text)).toEqual([bjorken.flat.id, parking.id]);
    expect(await listAdjustableIds(text)).toEqual([bjorken.flat.id, parking.id]);
    expect(await listLeaseIds(text)).toEqual([bjorken.lease.id]);
    expect(await listActivityIds(text)).toEqual([bjorken.activity.id]);
  }
  expect(await listEntityIds('björken')).toEqual([bjorken.house.id, bjorken.flat.id, parking.id]);
  expect(await listEntityIds('h 110')).toEqual([bjorken.flat.id, eken.flat.id]);
  expect(await listLeaseIds('Björken')).toEqual([bjorken.lease.id]);
  // Without letters and digits there is nothing to find.
  expect(await listLeaseIds('%')).toEqual([]);
  expect(await listActivityIds('–')).toEqual([]);
  // The filter `name` searches the names of the object and of what it lies in, but neither its address nor its company.
  expect(await listEntityIds('Storgatan')).toEqual([]);
  expect(await listEntityIds(company.name)).toEqual([]);
});

test('the list of leases finds by any tenant of the lease together with the house or the object', async () => {
  const { user, bjorken, listLeaseIds } = await setup();
  await user.post(tenantCalls.create, {
    body: { ...makeTenantInput({ name: 'Eva Lindqvist' }), lease_id: bjorken.lease.id },
  });
  for (const text of ['eva lindqvist', 'Lindqvist Björken 4', 'lgh 1102 lindqvist', 'Sara Lindqvist'])
    expect(await listLeaseIds(text)).toEqual([bjorken.lease.id]);
  expect(await listLeaseIds('lindqvist eken')).toEqual([]);
  // 12 is in the address only.
  expect(await listLeaseIds('lindqvist 12')).toEqual([]);
});

test('all that lies in a house follows its new name, and an object that is moved follows its new house', async () => {
  const { user, find, listEntityIds, listLeaseIds, bjorken, eken, parking } = await setup();
  const { flat, house, lease, ticket, activity } = bjorken;
  const update = (id: number, changes: Parameters<typeof makeEntityInput>[0]) =>
    user.patch(entityCalls.update, { body: { id, ...makeEntityInput(changes) } });
  const { company_id } = house;
  await update(house.id, {
    name: 'Granen 7',
    company_id,
    entity_type_id: ENTITY_TYPE_ID.estate,
    fee: null,
    fields: {},
  });
  expect(await find('björken')).toEqual([]);
  const ofFlat = [
    `entities ${flat.id}`,
    `leases ${lease.id}`,
    `tickets ${ticket.id}`,
    `maintenance ${activity.id}`,
  ];
  expect((await find('granen 1102')).sort()).toEqual([...ofFlat, `entities ${parking.id}`].sort());
  expect(await listLeaseIds('granen')).toEqual([lease.id]);

  await update(flat.id, { name: 'Lgh 1102', parent_id: eken.house.id });
  expect(await listEntityIds('granen')).toEqual([house.id]);
  expect(await find('granen 1102')).toEqual([]);
  expect(await find('p-plats eken')).toEqual([`entities ${parking.id}`]);
  const { hits } = await user.get(searchCalls.find, { query: { query: 'p-plats', index: 'entities' } });
  expect(hits.hits[0]?._source.render.subtitle).toBe('Eken 14 · Storgatan 1, Örebro');
});

test('objects are found by the new name of their company', async () => {
  const { user, company, find, bjorken, eken } = await setup();
  await user.patch(companyCalls.update, {
    body: { ...(await user.get(companyCalls.detail, { params: { id: company.id } })), name: 'Nybyggarna AB' },
  });
  expect((await find('nybyggarna lgh 1102')).slice(0, 2)).toEqual([
    `entities ${bjorken.flat.id}`,
    `entities ${eken.flat.id}`,
  ]);
});
