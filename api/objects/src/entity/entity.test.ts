import { callDuringTransaction, makeAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { createEntity } from './create-entity';
import { createPortfolioFactory, ENTITY_TYPE_ID, makeEntityInput } from './entity.test-data';

const app = testServer();

const setup = async () => {
  const anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Kv. Eken',
    fee: 99,
  });
  return { anna, user: app.as(anna), make, company, estate };
};

test('gives a child the company of its parent, and a breadcrumb of its parents', async () => {
  const { make, company, estate } = await setup();
  const apartment = await make.entity({
    parent_id: estate.id,
    fields: { area: 62.5, balcony: true, rooms: '2 rok' },
  });
  const parking = await make.entity({
    parent_id: apartment.id,
    entity_type_id: ENTITY_TYPE_ID.parking,
    name: 'P 1',
    fields: {},
  });
  expect(estate).toMatchObject({ fee: null, rented: false, parent: null, parent_id: null });
  expect(apartment).toMatchObject({
    company_id: company.id,
    parent: { id: estate.id, name: 'Kv. Eken', level: 1 },
    fee: 8500,
    area: 62.5,
    fields: { number: null, area: 62.5, rooms: '2 rok', floor: null, balcony: true },
    type: { kind: 'apartments', rentable: 1 },
    leases: [],
  });
  expect(parking.breadcrumb).toEqual([
    { title: 'Objekt', link: '/entity/overview' },
    { title: company.name, link: `/company/${company.id}` },
    { title: 'Kv. Eken', link: `/entity/${estate.id}` },
    { title: 'Lgh 1001', link: `/entity/${apartment.id}` },
    { title: 'P 1', link: null },
  ]);
});

test('validates an object by the fields of its type', async () => {
  const { user, estate } = await setup();
  const readFailure = async (overrides: Parameters<typeof makeEntityInput>[0]) =>
    (
      await user.failure(entityCalls.create, {
        body: makeEntityInput({ parent_id: estate.id, ...overrides }),
      })
    ).data;
  expect(await readFailure({ fee: null })).toEqual({ fee: ['Hyra måste fyllas i'] });
  expect(await readFailure({ fee_as_m2: true, fields: {} })).toEqual({
    fee_as_m2: ['Fyll i objektets yta för att kunna ange hyran per m²'],
  });
  expect(await readFailure({ fields: { area: 50.12849 } })).toEqual({
    'fields.area': ['Ytan får ha högst två decimaler'],
  });
  expect(await readFailure({ fields: { area: 'stor' } })).toEqual({
    'fields.area': ['Yta (m²) måste vara ett tal'],
  });
  expect(await readFailure({ entity_type_id: 77 })).toEqual({ entity_type_id: ['Välj en typ'] });
  expect(await readFailure({ parent_id: null })).toEqual({
    company_id: ['Välj ett företag eller ett överordnat objekt'],
  });
  expect(await readFailure({ entity_type_id: ENTITY_TYPE_ID.estate })).toEqual({
    parent_id: ['Ett objekt av typen Fastighet kan inte ligga under ett av typen Fastighet'],
  });
  const empty = await user.failure(entityCalls.create, { body: { parent_id: estate.id } });
  expect(Object.keys(empty.data).sort()).toEqual([
    'address',
    'city',
    'entity_type_id',
    'name',
    'postal_code',
  ]);
});

test('refuses a field that no type has, and leaves out those of another type', async () => {
  const { user, estate, make } = await setup();
  const body = makeEntityInput({ parent_id: estate.id, fields: { area: 50, colour: 'red' } });
  expect((await user.failure(entityCalls.create, { body })).data).toEqual({
    'fields.colour': [expect.stringMatching(/^Fältet finns inte/)],
  });
  expect((await make.entity({ parent_id: estate.id, fields: { area: 50, plot_area: 900 } })).area).toBe(50);
});

test('keeps four decimals of a rent per m²', async () => {
  const { make, estate } = await setup();
  const premises = await make.entity({
    parent_id: estate.id,
    entity_type_id: ENTITY_TYPE_ID.premises,
    fee: 129.516,
    fee_as_m2: true,
    fields: { area: 850 },
  });
  expect(premises).toMatchObject({ fee: 129.516, fee_as_m2: true, area: 850 });
});

test('moves everything below an object to its new company', async () => {
  const { user, make, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  const parking = await make.entity({
    parent_id: apartment.id,
    entity_type_id: ENTITY_TYPE_ID.parking,
    fields: {},
  });
  const other = await make.company('Björken AB');
  const body = {
    id: estate.id,
    ...makeEntityInput({ entity_type_id: ENTITY_TYPE_ID.estate, company_id: other.id, fields: {} }),
  };
  await user.patch(entityCalls.update, { body });
  const moved = await user.get(entityCalls.detail, { params: { id: parking.id } });
  expect(moved.company).toEqual({ id: other.id, name: 'Björken AB' });
  expect((await user.get(entityCalls.detail, { params: { id: apartment.id } })).company_id).toBe(other.id);
});

test('an object that is created below another one while that one moves gets its new company', async () => {
  const { anna, user, make, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  const other = await make.company('Björken AB');
  let parkingId = 0;
  await callDuringTransaction(
    app,
    anna,
    async (tx) => {
      const input = makeEntityInput({
        parent_id: apartment.id,
        entity_type_id: ENTITY_TYPE_ID.parking,
        fields: {},
      });
      parkingId = await createEntity({ tx, clock: app.clock }, input);
    },
    () => {
      const input = { entity_type_id: ENTITY_TYPE_ID.estate, company_id: other.id, fields: {} };
      return user.patch(entityCalls.update, { body: { id: estate.id, ...makeEntityInput(input) } });
    },
  );
  const parking = await user.get(entityCalls.detail, { params: { id: parkingId } });
  expect(parking.company).toEqual({ id: other.id, name: 'Björken AB' });
});

test('rejects a parent that is the object itself or below it', async () => {
  const { user, make, estate } = await setup();
  const villa = await make.entity({ parent_id: estate.id, entity_type_id: ENTITY_TYPE_ID.villa });
  const parking = await make.entity({
    parent_id: villa.id,
    entity_type_id: ENTITY_TYPE_ID.parking,
    fields: {},
  });
  const failWithParent = async (parentId: number) =>
    (
      await user.failure(entityCalls.update, {
        body: {
          id: villa.id,
          ...makeEntityInput({ entity_type_id: ENTITY_TYPE_ID.villa, parent_id: parentId }),
        },
      })
    ).data;
  expect(await failWithParent(villa.id)).toEqual({
    parent_id: ['Ett objekt kan inte ligga under sig självt'],
  });
  expect(await failWithParent(parking.id)).toHaveProperty('parent_id');
});

test('rejects the object itself as its parent, also when its type changes to one that could lie under the old type', async () => {
  const { user, make, estate } = await setup();
  const villa = await make.entity({ parent_id: estate.id, entity_type_id: ENTITY_TYPE_ID.villa });
  const input = makeEntityInput({ entity_type_id: ENTITY_TYPE_ID.space, parent_id: villa.id });
  expect(await user.failure(entityCalls.update, { body: { id: villa.id, ...input } })).toMatchObject({
    status: 422,
    data: { parent_id: ['Ett objekt kan inte ligga under sig självt'] },
  });
});

test('moves an object under another parent, with what lies below it, but not under one of another account', async () => {
  const { user, make, company, estate } = await setup();
  const other = await make.company('Björken AB');
  const house = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: other.id,
    name: 'Björken 2',
  });
  const apartment = await make.entity({ parent_id: estate.id });
  const parking = await make.entity({
    parent_id: apartment.id,
    entity_type_id: ENTITY_TYPE_ID.parking,
    fields: {},
  });
  // The company of the form is that of the old parent: the new parent decides.
  const move = (parentId: number) => ({
    body: { id: apartment.id, ...makeEntityInput({ parent_id: parentId, company_id: company.id }) },
  });
  const foreign = createPortfolioFactory(app, await makeAccount(app));
  const foreignHouse = await foreign.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: (await foreign.company()).id,
  });
  expect((await user.failure(entityCalls.update, move(foreignHouse.id))).status).toBe(404);

  const moved = await user.patch(entityCalls.update, move(house.id));
  expect(moved).toMatchObject({ parent: { id: house.id, name: 'Björken 2' }, company: { id: other.id } });
  const below = await user.get(entityCalls.detail, { params: { id: parking.id } });
  expect(below).toMatchObject({ parent: { id: apartment.id }, company: { name: 'Björken AB' } });
});

test('changes the type only if children and leases allow it', async () => {
  const { user, make, estate } = await setup();
  const villa = await make.entity({ parent_id: estate.id, entity_type_id: ENTITY_TYPE_ID.villa });
  await make.entity({ parent_id: villa.id, entity_type_id: ENTITY_TYPE_ID.parking, fields: {} });
  const toTypeChange = (entityTypeId: number) => ({
    body: {
      id: villa.id,
      ...makeEntityInput({ entity_type_id: entityTypeId, parent_id: null, company_id: villa.company_id }),
    },
  });
  expect((await user.failure(entityCalls.update, toTypeChange(ENTITY_TYPE_ID.space))).data).toHaveProperty(
    'entity_type_id',
  );
  expect((await user.patch(entityCalls.update, toTypeChange(ENTITY_TYPE_ID.apartment))).type.kind).toBe(
    'apartments',
  );
  await make.lease(villa.id, '2020-01-01', '2020-12-31');
  expect((await user.failure(entityCalls.update, toTypeChange(ENTITY_TYPE_ID.estate))).data).toEqual({
    entity_type_id: ['Objektet har uthyrningar och kan därför inte bli av typen Fastighet'],
  });
});

test('the lease of another object does not limit the area of this one', async () => {
  const { anna, user, make, estate } = await setup();
  const toPremises = (name: string, fields: Record<string, number | null>) => ({
    name,
    parent_id: estate.id,
    entity_type_id: ENTITY_TYPE_ID.premises,
    fee: 100,
    fields: { use: 'Lager', ...fields },
  });
  const leased = await make.entity(toPremises('Lokal A', { area: 400 }));
  // The lease has an end, and a rent that would be too high as a rent per m².
  const leaseId = await make.lease(leased.id, '2024-01-01', '2029-12-31');
  await app.forAccount(anna, (tx) =>
    tx.updateTable('lease').set({ fee: 250_000 }).where('id', '=', leaseId).execute(),
  );
  const hall = await make.entity(toPremises('Hall B', { area: 400 }));
  const change = (fields: Record<string, number | null>) => ({
    body: { id: hall.id, ...makeEntityInput(toPremises('Hall B', fields)) },
  });
  expect(await user.patch(entityCalls.update, change({ area: 4100 }))).toMatchObject({ id: hall.id });
  expect(await user.patch(entityCalls.update, change({ area: null }))).toMatchObject({ id: hall.id });
});

test('keeps the area while a lease has rent per m²', async () => {
  const { user, make, estate } = await setup();
  const premises = await make.entity({ parent_id: estate.id, entity_type_id: ENTITY_TYPE_ID.premises });
  await make.lease(premises.id, '2024-01-01', null, { feePerM2: true });
  const body = {
    id: premises.id,
    ...makeEntityInput({
      entity_type_id: ENTITY_TYPE_ID.premises,
      parent_id: estate.id,
      fields: { use: 'Kontor' },
    }),
  };
  expect((await user.failure(entityCalls.update, { body })).data).toEqual({
    'fields.area': ['Ytan behövs: objektet har en uthyrning med hyra per m²'],
  });
});

test('limits the product of rent per m² and area, so that it stays exact in öre', async () => {
  const { user, make, estate } = await setup();
  const tooHigh = 'Hyra per m² gånger ytan får vara högst 1\u00a0000\u00a0000\u00a0000 kr';
  const premises = { entity_type_id: ENTITY_TYPE_ID.premises, parent_id: estate.id };
  const input = (overrides: Parameters<typeof makeEntityInput>[0]) => ({
    body: makeEntityInput({ ...premises, ...overrides }),
  });
  const failure = await user.failure(
    entityCalls.create,
    input({ fee: 100_000_000, fee_as_m2: true, fields: { area: 1_000_000_000 } }),
  );
  expect(failure).toMatchObject({ status: 422, data: { fee: [tooHigh] } });

  const { id } = await make.entity({ ...premises, fields: { area: 850 } });
  await make.lease(id, '2024-01-01', null, { feePerM2: true });
  const largerArea = makeEntityInput({ ...premises, fields: { area: 1_000_000_000 } });
  expect(await user.failure(entityCalls.update, { body: { id, ...largerArea } })).toMatchObject({
    status: 422,
    data: { 'fields.area': [tooHigh] },
  });
});

test('lists the leases of an object, the latest start first, with state and rent', async () => {
  const { user, make, estate } = await setup();
  const premises = await make.entity({
    parent_id: estate.id,
    entity_type_id: ENTITY_TYPE_ID.premises,
    fields: { area: 850 },
  });
  await make.lease(premises.id, '2020-01-01', '2023-12-31');
  await make.lease(premises.id, '2024-01-01', '2027-01-15', { feePerM2: true });
  await make.lease(premises.id, '2027-02-01');
  const { leases, rented } = await user.get(entityCalls.detail, { params: { id: premises.id } });
  expect(rented).toBe(true);
  expect(leases.map(({ status, start, total }) => [status, start, total])).toEqual([
    ['planned', '2027-02-01', 8500],
    ['ending', '2024-01-01', 110_088.6],
    ['inactive', '2020-01-01', 8500],
  ]);
});

test('removes an object with everything below it', async () => {
  const { user, make, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  await make.entity({ parent_id: apartment.id, entity_type_id: ENTITY_TYPE_ID.parking, fields: {} });
  await user.remove(entityCalls.remove, { params: { id: estate.id } });
  expect((await user.get(entityCalls.list)).total).toBe(0);
});

test('the kept children of a removed object move to its parent, or to its company', async () => {
  const { user, make, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  const parking = await make.entity({
    parent_id: apartment.id,
    entity_type_id: ENTITY_TYPE_ID.parking,
    fields: {},
  });
  const removeKeepingChildren = (id: number) =>
    user.remove(entityCalls.remove, { params: { id }, query: { keepChildren: true } });
  const parentOf = async () => (await user.get(entityCalls.detail, { params: { id: parking.id } })).parent_id;
  await removeKeepingChildren(apartment.id);
  expect(await parentOf()).toBe(estate.id);
  await removeKeepingChildren(estate.id);
  expect(await parentOf()).toBeNull();
});

test('does not remove an object that has had a lease, or a child of which has had one', async () => {
  const { user, make, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  await make.lease(apartment.id, '2020-01-01', '2020-12-31');
  const remove = { params: { id: apartment.id } };
  const ownLease = await user.failure(entityCalls.remove, remove);
  expect([ownLease.status, ownLease.serverMessage]).toEqual([
    409,
    'Objektet kan inte tas bort eftersom det har uthyrningar.',
  ]);
  const childLease = await user.failure(entityCalls.remove, { params: { id: estate.id } });
  expect(childLease.status).toBe(409);
  expect(childLease.serverMessage).toMatch('underliggande objekt har uthyrningar');
  await user.remove(entityCalls.remove, { params: { id: estate.id }, query: { keepChildren: true } });
  expect((await user.get(entityCalls.detail, { params: { id: apartment.id } })).parent_id).toBeNull();
});

test('does not remove an object with a registered inspection, or with a child that has one', async () => {
  const { anna, user, make, company, estate } = await setup();
  const villa = await make.entity({ parent_id: estate.id, entity_type_id: ENTITY_TYPE_ID.villa });
  const remove = async (id: number, keepChildren: boolean) => {
    const { status, serverMessage } = await user.failure(entityCalls.remove, {
      params: { id },
      query: { keepChildren },
    });
    return [status, serverMessage];
  };
  const hasInspections = async (id: number) =>
    (await user.get(entityCalls.detail, { params: { id } })).has_inspections;
  expect(await hasInspections(villa.id)).toBe(false);
  const inspectionId = await make.inspection(villa.id);
  expect([await hasInspections(villa.id), await hasInspections(estate.id)]).toEqual([true, false]);
  expect(await remove(villa.id, true)).toEqual([
    409,
    'Objektet kan inte tas bort eftersom det har registrerade besiktningar.',
  ]);
  expect(await remove(estate.id, false)).toEqual([
    409,
    'Objektet kan inte tas bort eftersom underliggande objekt har registrerade besiktningar. Behåll dem för att ta bort bara objektet.',
  ]);
  await user.remove(entityCalls.remove, { params: { id: estate.id }, query: { keepChildren: true } });
  expect(await hasInspections(villa.id)).toBe(true);
  await app.forAccount(anna, (tx) =>
    tx.deleteFrom('statutory_inspection').where('id', '=', inspectionId).execute(),
  );
  await user.remove(entityCalls.remove, { params: { id: villa.id } });
  expect((await user.get(entityCalls.list, { query: { company_id: company.id } })).total).toBe(0);
});

test('hides the objects of another account', async () => {
  const { user, make, company, estate } = await setup();
  const apartment = await make.entity({ parent_id: estate.id });
  const bo = app.as(await makeAccount(app));
  const params = { id: apartment.id };
  expect((await bo.get(entityCalls.list)).total).toBe(0);
  expect((await bo.get(entityCalls.listByType, { params: { type: 'vacancies' } })).total).toBe(0);
  const refusals = [
    await bo.failure(entityCalls.detail, { params }),
    await bo.failure(entityCalls.children, { params: { id: estate.id } }),
    await bo.failure(entityCalls.update, {
      body: { id: apartment.id, ...makeEntityInput({ parent_id: estate.id }) },
    }),
    await bo.failure(entityCalls.remove, { params }),
    await bo.failure(entityCalls.create, { body: makeEntityInput({ parent_id: estate.id }) }),
    await bo.failure(entityCalls.create, { body: makeEntityInput({ company_id: company.id }) }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await user.get(entityCalls.detail, { params })).name).toBe('Lgh 1001');
});
