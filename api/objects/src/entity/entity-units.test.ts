import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { createPortfolioFactory, ENTITY_TYPE_ID } from './entity.test-data';

const app = testServer();

let anna: TestAccount;
let make: ReturnType<typeof createPortfolioFactory>;
let eken: number;
beforeAll(async () => {
  anna = await makeAccount(app);
  make = createPortfolioFactory(app, anna);
  const company = await make.company();
  const estate = await make.entity({
    entity_type_id: ENTITY_TYPE_ID.estate,
    company_id: company.id,
    name: 'Eken 3',
    fee: null,
  });
  eken = estate.id;
});

const listUnits = (id: number) => app.as(anna).get(entityCalls.units, { params: { id } });
const findUnit = async (id: number) => (await listUnits(eken)).find((unit) => unit.id === id);

const addTenant = (leaseId: number, name: string) =>
  app.forAccount(anna, async (tx) => {
    const { id } = await tx
      .insertInto('tenant')
      .values({ name, identifier: '198504122386', organisation: false, phone: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('lease_tenant')
      .values({ lease_id: leaseId, tenant_id: id, is_primary: true })
      .execute();
  });

test('lists what can be let below an object, at any depth and in natural order', async () => {
  const lgh10 = await make.entity({ parent_id: eken, name: 'Lgh 10' });
  const lgh2 = await make.entity({ parent_id: eken, name: 'Lgh 2' });
  const space = await make.entity({
    parent_id: lgh2.id,
    name: 'Förråd 1',
    entity_type_id: ENTITY_TYPE_ID.space,
  });
  const below = (await listUnits(eken)).map(({ id, parent }) => [id, parent]);
  expect(below).toEqual([
    [space.id, { id: lgh2.id, name: 'Lgh 2' }],
    [lgh2.id, null],
    [lgh10.id, null],
  ]);
  // The object itself is not among its units.
  expect(await listUnits(lgh2.id)).toMatchObject([{ id: space.id, parent: null }]);
  expect(await listUnits(space.id)).toEqual([]);
});

test('the floor of a unit is in its field, or in its apartment number, which can be a field or a part of the name', async () => {
  const byField = await make.entity({ parent_id: eken, name: 'Lgh 1102', fields: { floor: 4 } });
  const byName = await make.entity({ parent_id: eken, name: 'Lgh 0903', fields: {} });
  const byNumber = await make.entity({ parent_id: eken, name: 'Vindsvåningen', fields: { number: '1501' } });
  const unknown = await make.entity({ parent_id: eken, name: 'Portvakten', fields: {} });
  expect(await findUnit(byField.id)).toMatchObject({ floor: 4 });
  expect(await findUnit(byName.id)).toMatchObject({ floor: -1 });
  expect(await findUnit(byNumber.id)).toMatchObject({ floor: 5 });
  expect(await findUnit(unknown.id)).toMatchObject({ floor: null });
});

test('a vacant unit has the rent that is asked for, and the first day of its next lease', async () => {
  const { id } = await make.entity({
    parent_id: eken,
    name: 'Lgh 1201',
    fee: 129.516,
    fee_as_m2: true,
    fields: { area: 62.5 },
  });
  await make.lease(id, '2024-05-01', '2026-11-19');
  // It was called off before its first day, so it does not count.
  await make.lease(id, '2026-11-25', '2026-11-24');
  await make.lease(id, '2026-12-01');
  expect(await findUnit(id)).toEqual({
    id,
    name: 'Lgh 1201',
    kind: 'apartments',
    address: 'Storgatan 1',
    floor: 2,
    stairwell: null,
    parent: null,
    state: 'vacant',
    stop: null,
    let_from: '2026-12-01',
    tenant: null,
    total: 8094.75,
    payment_interval: 'MONTHLY',
  });
});

test('a unit that is let has the rent and the primary tenant of its lease', async () => {
  const { id } = await make.entity({
    parent_id: eken,
    name: 'Lgh 1202',
    fee: 100,
    payment_interval: 'QUARTERLY',
  });
  await addTenant(await make.lease(id, '2024-05-01'), 'Anna Andersson');
  expect(await findUnit(id)).toMatchObject({
    state: 'rented',
    stop: null,
    tenant: 'Anna Andersson',
    total: 8500,
    payment_interval: 'MONTHLY',
  });
});

test('a unit is ending when its lease is, the last day included; a lease that ends much later leaves it let', async () => {
  const soon = await make.entity({ parent_id: eken, name: 'Lgh 1301' });
  const later = await make.entity({ parent_id: eken, name: 'Lgh 1302' });
  const terminated = await make.entity({ parent_id: eken, name: 'Lgh 1303' });
  await make.lease(soon.id, '2024-05-01', '2026-11-20');
  await make.lease(soon.id, '2026-11-21');
  await make.lease(later.id, '2024-05-01', '2029-06-30');
  const terminatedLease = await make.lease(terminated.id, '2024-05-01', '2029-06-30');
  await app.forAccount(anna, (tx) =>
    tx
      .updateTable('lease')
      .set({ terminated_at: '2026-11-20T08:00:00.000Z' })
      .where('id', '=', terminatedLease)
      .execute(),
  );
  expect(await findUnit(soon.id)).toMatchObject({
    state: 'ending',
    stop: '2026-11-20',
    let_from: '2026-11-21',
  });
  expect(await findUnit(later.id)).toMatchObject({ state: 'rented', stop: '2029-06-30', let_from: null });
  expect(await findUnit(terminated.id)).toMatchObject({ state: 'ending', stop: '2029-06-30' });
});

test('an object between the house and its units that cannot be let is the stairwell of the units', async () => {
  // The calls do not allow an object of such a type below an estate, so the row is inserted directly.
  const stairwell = await app.forAccount(anna, async (tx) => {
    const { company_id } = await tx
      .selectFrom('entity')
      .select('company_id')
      .where('id', '=', eken)
      .executeTakeFirstOrThrow();
    return tx
      .insertInto('entity')
      .values({
        company_id,
        parent_id: eken,
        entity_type_id: ENTITY_TYPE_ID.estate,
        name: 'Uppgång A',
        address: 'Storgatan 1 A',
        postal_code: '702 11',
        city: 'Örebro',
        fields: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const { id } = await make.entity({ parent_id: stairwell.id, name: 'Lgh 1401' });
  const space = await make.entity({ parent_id: id, name: 'Förråd 9', entity_type_id: ENTITY_TYPE_ID.space });
  const named = { id: stairwell.id, name: 'Uppgång A' };
  expect(await findUnit(id)).toMatchObject({ stairwell: named, parent: null });
  expect(await findUnit(space.id)).toMatchObject({ stairwell: named, parent: { id, name: 'Lgh 1401' } });
  expect(await findUnit(stairwell.id)).toBeUndefined();
});
