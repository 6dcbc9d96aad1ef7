import { createLeaseFixture } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { eventCalls } from '@husrum/contract/event';
import { leaseCalls } from '@husrum/contract/lease';
import { ENTITY_TYPE_ID } from '../entity/entity.test-data';

const app = testServer();

/** In Unix seconds, as the date of an event. */
const NOW = Date.parse('2026-11-20T08:00:00Z') / 1000;

const setup = async () => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const { user, apartment } = fixture;
  const createEvent = (body: Record<string, unknown> = {}) =>
    user.post(eventCalls.create, {
      body: {
        eventable_type: 'entity',
        eventable_id: apartment.id,
        title: 'Besiktning',
        type: 'INFO',
        ...body,
      },
    });
  const listEvents = (query = {}) =>
    user.get(eventCalls.listByOwner, { params: { type: 'entity', id: apartment.id }, query });
  return { ...fixture, createEvent, listEvents };
};

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('stores the text of an event unchanged, with author and time', async () => {
  const { createEvent, listEvents, apartment } = await setup();
  const created = await createEvent({
    type: 'WARNING',
    date: 1_700_000_000,
    description: 'Hyra < 5 000 & <b>mer</b>\nrad',
  });
  expect(created).toMatchObject({
    title: 'Besiktning',
    type: 'WARNING',
    date: 1_700_000_000,
    description: 'Hyra < 5 000 & <b>mer</b>\nrad',
    eventable_type: 'entity',
    eventable_id: apartment.id,
    author_name: expect.stringMatching(/\w/),
    created_at: '2026-11-20T08:00:00.000Z',
  });
  expect((await listEvents()).data).toEqual([created]);
});

test('an event is changed with the object that it is on, and does not move to another', async () => {
  const { createEvent, user, apartment, estate } = await setup();
  const { id } = await createEvent();
  const change = (entityId: number) => ({ body: { id, entity_id: entityId, title: 'Ny', type: 'INFO' } });
  expect(await user.patch(eventCalls.update, change(apartment.id))).toMatchObject({ title: 'Ny' });
  expect((await user.failure(eventCalls.update, change(estate.id))).data).toEqual({
    entity_id: ['Händelsen hör till något annat och kan inte flyttas'],
  });
});

test('sorts events by date, latest first, and paginates', async () => {
  const { createEvent, listEvents } = await setup();
  for (const date of [NOW - 100, NOW, NOW - 50]) await createEvent({ title: String(NOW - date), date });
  const listTitles = async (query = {}) => (await listEvents(query)).data.map(({ title }) => title);
  expect(await listTitles()).toEqual(['0', '50', '100']);
  expect(await listTitles({ page: 2, limit: 2 })).toEqual(['100']);
  expect(await listTitles({ sort: { by: 'date', order: 'asc' } })).toEqual(['100', '50', '0']);
});

test('the date of an event is now by default, also when an update removes the date', async () => {
  const { createEvent, user } = await setup();
  const created = await createEvent();
  expect(created.date).toBe(NOW);
  app.clock.set('2026-12-24T14:00:00Z');
  const body = { id: created.id, title: 'Jul', type: 'OTHER', date: null };
  expect((await user.patch(eventCalls.update, { body })).date).toBe(
    Date.parse('2026-12-24T14:00:00Z') / 1000,
  );
});

test('does not change the owner of an event', async () => {
  const { createEvent, user, estate } = await setup();
  const created = await createEvent({ description: 'Text' });
  const asRead = { ...created, title: 'Ny', description: '', entity_id: created.eventable_id };
  const moved = { ...asRead, eventable_id: estate.id };
  expect((await user.failure(eventCalls.update, { body: moved })).data).toEqual({
    eventable_id: [expect.stringMatching(/^Fältet kan inte ändras här/)],
  });
  const changed = await user.patch(eventCalls.update, { body: asRead });
  expect(changed).toEqual({ ...created, title: 'Ny', description: null, updated_at: changed.updated_at });
});

test('requires title and type, and limits lengths and dates', async () => {
  const { createEvent } = await setup();
  const readFailure = (body: Record<string, unknown>) => createEvent(body).catch((error: unknown) => error);
  expect(await readFailure({ title: ' ', type: null })).toMatchObject({
    status: 422,
    data: { title: ['Rubrik måste fyllas i'], type: ['Typ måste fyllas i'] },
  });
  expect(
    await readFailure({ title: 'x'.repeat(201), type: 'FIRE', description: 'x'.repeat(10_001) }),
  ).toMatchObject({
    status: 422,
    data: {
      title: ['Rubrik får ha högst 200 tecken'],
      type: ['Typ har ett värde som inte finns att välja'],
      description: ['Beskrivning får ha högst 10\u00a0000 tecken'],
    },
  });
  expect(await readFailure({ date: NOW * 1000 })).toMatchObject({
    data: { date: ['Ange ett datum mellan 1800 och 2200'] },
  });
});

test('answers 404 for a removed event', async () => {
  const { createEvent, listEvents, user } = await setup();
  const { id } = await createEvent();
  expect(await user.remove(eventCalls.remove, { params: { id } })).toEqual({ message: 'Händelse raderad' });
  expect((await listEvents()).total).toBe(0);
  const body = { id, title: 'Ny', type: 'INFO' };
  expect((await user.failure(eventCalls.update, { body })).status).toBe(404);
  expect((await user.failure(eventCalls.remove, { params: { id } })).status).toBe(404);
});

test('removes events together with their object or lease', async () => {
  const { createEvent, user, make, estate, createLease } = await setup();
  const lease = await createLease();
  const parking = await make.entity({
    parent_id: estate.id,
    name: 'P 1',
    entity_type_id: ENTITY_TYPE_ID.parking,
  });
  const kept = await createEvent();
  const removed = [
    await createEvent({ eventable_type: 'lease', eventable_id: lease.id }),
    await createEvent({ eventable_id: parking.id }),
  ];
  await user.remove(leaseCalls.remove, { params: { id: lease.id } });
  await user.remove(entityCalls.remove, { params: { id: parking.id } });
  const ids = [kept, ...removed].map(({ id }) => id);
  const remaining = await app.system((tx) =>
    tx.selectFrom('event').select('id').where('id', 'in', ids).execute(),
  );
  expect(remaining).toEqual([{ id: kept.id }]);
});

test('says that companies and tenants have no events, and answers 404 for an unknown lease', async () => {
  const { user, company } = await setup();
  const only = 'Händelser skrivs på ett objekt eller en uthyrning, inte på en hyresgäst eller ett företag.';
  for (const type of ['company', 'tenant']) {
    expect(await user.failure(eventCalls.listByOwner, { params: { type, id: company.id } })).toMatchObject({
      status: 404,
      serverMessage: only,
    });
    const body = { title: 'Besök', type: 'INFO', eventable_type: type, eventable_id: company.id } as const;
    expect(await user.failure(eventCalls.create, { body })).toMatchObject({
      status: 422,
      data: { eventable_type: [only] },
    });
  }
  expect(
    (await user.failure(eventCalls.listByOwner, { params: { type: 'lease', id: 999_999 } })).status,
  ).toBe(404);
});

test('no event of an ended lease can be created, changed or removed', async () => {
  const { createEvent, createLease, user } = await setup();
  const lease = await createLease({ start: '2024-05-01', stop: '2026-11-30' });
  const eventable = { eventable_type: 'lease', eventable_id: lease.id };
  const created = await createEvent(eventable);
  app.clock.set('2026-12-01T08:00:00Z');
  const locked = { status: 409, serverMessage: expect.stringContaining('Uthyrningen är avslutad') };
  const change = { title: 'Ny', type: 'INFO' };
  expect(await user.failure(eventCalls.create, { body: { ...change, ...eventable } })).toMatchObject(locked);
  expect(await user.failure(eventCalls.update, { body: { id: created.id, ...change } })).toMatchObject(
    locked,
  );
  expect(await user.failure(eventCalls.remove, { params: { id: created.id } })).toMatchObject(locked);
});
