import { entityCalls } from '@husrum/contract/entity';
import { eventCalls } from '@husrum/contract/event';
import { leaseCalls } from '@husrum/contract/lease';
import { makeAccount, testServer } from '../../test/kit';
import { TYPE } from '../entity/entity.test-data';
import { tenancyOf } from '../lease/lease.test-data';

const app = testServer();

const NOW = Date.parse('2026-11-20T08:00:00Z') / 1000;

const begin = async () => {
  const account = await makeAccount(app);
  const tenancy = await tenancyOf(app, account);
  const { user, apartment } = tenancy;
  const write = (body: Record<string, unknown> = {}) =>
    user.post(eventCalls.create, {
      body: {
        eventable_type: 'entity',
        eventable_id: apartment.id,
        title: 'Besiktning',
        type: 'INFO',
        ...body,
      },
    });
  const notes = (query = {}) =>
    user.get(eventCalls.of, { params: { type: 'entity', id: apartment.id }, query });
  return { ...tenancy, write, notes };
};

beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

test('a note is kept as it was typed, with who wrote it and when', async () => {
  const { write, notes, apartment } = await begin();
  const made = await write({
    type: 'WARNING',
    date: 1_700_000_000,
    description: 'Hyra < 5 000 & <b>mer</b>\nrad',
  });
  expect(made).toMatchObject({
    title: 'Besiktning',
    type: 'WARNING',
    date: 1_700_000_000,
    description: 'Hyra < 5 000 & <b>mer</b>\nrad',
    eventable_type: 'entity',
    eventable_id: apartment.id,
    author_name: expect.stringMatching(/\w/),
    created_at: '2026-11-20T08:00:00.000Z',
  });
  expect((await notes()).data).toEqual([made]);
});

test('the latest comes first whenever it was written, and a page holds what is asked for', async () => {
  const { write, notes } = await begin();
  for (const date of [NOW - 100, NOW, NOW - 50]) await write({ title: String(NOW - date), date });
  const titles = async (query = {}) => (await notes(query)).data.map(({ title }) => title);
  expect(await titles()).toEqual(['0', '50', '100']);
  expect(await titles({ page: 2, limit: 2 })).toEqual(['100']);
  expect(await titles({ sort: { by: 'date', order: 'asc' } })).toEqual(['100', '50', '0']);
});

test('without a date it happened now, also when the date is taken away', async () => {
  const { write, user } = await begin();
  const made = await write();
  expect(made.date).toBe(NOW);
  app.clock.set('2026-12-24T14:00:00Z');
  const body = { id: made.id, title: 'Jul', type: 'OTHER', date: null };
  expect((await user.patch(eventCalls.update, { body })).date).toBe(
    Date.parse('2026-12-24T14:00:00Z') / 1000,
  );
});

test('a change keeps what the note is about, whatever else is sent', async () => {
  const { write, user, estate } = await begin();
  const made = await write({ description: 'Text' });
  const changed = await user.patch(eventCalls.update, {
    body: { ...made, title: 'Ny', description: '', entity_id: estate.id, eventable_id: estate.id },
  });
  expect(changed).toEqual({ ...made, title: 'Ny', description: null, updated_at: changed.updated_at });
});

test('title and type are required, and texts have their length', async () => {
  const { write } = await begin();
  const refused = (body: Record<string, unknown>) => write(body).catch((error: unknown) => error);
  expect(await refused({ title: ' ', type: null })).toMatchObject({
    status: 422,
    data: { title: ['Rubrik måste fyllas i'], type: ['Typ måste fyllas i'] },
  });
  expect(
    await refused({ title: 'x'.repeat(201), type: 'FIRE', description: 'x'.repeat(10_001) }),
  ).toMatchObject({
    status: 422,
    data: {
      title: ['Rubrik får ha högst 200 tecken'],
      type: ['Typ har ett värde som inte finns att välja'],
      description: ['Beskrivning får ha högst 10000 tecken'],
    },
  });
  expect(await refused({ date: NOW * 1000 })).toMatchObject({
    data: { date: ['Ange ett datum mellan 1800 och 2200'] },
  });
});

test('a removed note is gone, and cannot be removed or changed again', async () => {
  const { write, notes, user } = await begin();
  const { id } = await write();
  expect(await user.remove(eventCalls.remove, { params: { id } })).toEqual({ message: 'Händelse raderad' });
  expect((await notes()).total).toBe(0);
  const body = { id, title: 'Ny', type: 'INFO' };
  expect((await user.failure(eventCalls.update, { body })).status).toBe(404);
  expect((await user.failure(eventCalls.remove, { params: { id } })).status).toBe(404);
});

test('notes go with the object or the lease that they are about, and with nothing else', async () => {
  const { write, user, make, estate, let: rent } = await begin();
  const lease = await rent();
  const parking = await make.entity({ parent_id: estate.id, name: 'P 1', entity_type_id: TYPE.parking });
  const kept = await write();
  const gone = [
    await write({ eventable_type: 'lease', eventable_id: lease.id }),
    await write({ eventable_id: parking.id }),
  ];
  await user.remove(leaseCalls.remove, { params: { id: lease.id } });
  await user.remove(entityCalls.remove, { params: { id: parking.id } });
  const ids = [kept, ...gone].map(({ id }) => id);
  const left = await app.system((tx) => tx.selectFrom('event').select('id').where('id', 'in', ids).execute());
  expect(left).toEqual([{ id: kept.id }]);
});

test('there are notes on objects and leases, and on nothing else', async () => {
  const { user, company } = await begin();
  expect((await user.failure(eventCalls.of, { params: { type: 'company', id: company.id } })).status).toBe(
    404,
  );
  expect((await user.failure(eventCalls.of, { params: { type: 'lease', id: 999_999 } })).status).toBe(404);
});
