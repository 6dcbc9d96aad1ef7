import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { entityCalls } from '@husrum/contract/entity';
import { ticketCalls } from '@husrum/contract/ticket';

const app = testServer();
let anna: TestAccount;
let entityId: number;

const newTicket = (subject = 'Droppande kran') =>
  app.as(anna).post(ticketCalls.create, {
    body: { entity_id: entityId, subject, type: 'REPORT', description: 'Kranen i köket droppar.' },
  });
const changeStatus = (call: typeof ticketCalls.reopen | typeof ticketCalls.resolve, id: number) =>
  app.as(anna).post(call, { params: { id } });
const comment = (ticketId: number) => ({
  body: { ticket_id: ticketId, comment: 'Rörmokaren kommer i morgon.' },
});

beforeAll(async () => {
  anna = await makeAccount(app);
  const { company, entity } = createPortfolioFactory(app, anna);
  const { id: companyId } = await company();
  entityId = (await entity({ company_id: companyId })).id;
});

test('creates a new ticket on its object, numbered within the business', async () => {
  const first = await newTicket();
  const second = await newTicket();
  expect(first).toMatchObject({
    reference: 'Ä-1001',
    status: 'NEW',
    tenant: null,
    entity: { id: entityId, name: 'Lgh 1001' },
    comments: [],
    created_at: '2026-11-20T08:00:00.000Z',
  });
  expect(second.reference).toBe('Ä-1002');
});

test('numbers the tickets of each business separately', async () => {
  const bo = await makeAccount(app);
  const { company, entity } = createPortfolioFactory(app, bo);
  const { id: companyId } = await company();
  const { id: entityId } = await entity({ company_id: companyId });
  const created = await app.as(bo).post(ticketCalls.create, {
    body: { entity_id: entityId, subject: 'Port', type: 'INTERNAL', description: 'Byt kod.' },
  });
  expect(created.reference).toBe('Ä-1001');
});

test('gives concurrent tickets different numbers', async () => {
  const created = await Promise.all(Array.from({ length: 5 }, () => newTicket()));
  expect(new Set(created.map(({ reference }) => reference)).size).toBe(5);
});

test('does not reuse the number of a removed ticket', async () => {
  const removed = await newTicket();
  await expect(app.as(anna).remove(ticketCalls.remove, { params: { id: removed.id } })).resolves.toEqual({
    message: 'Ärendet har raderats',
  });
  await expect(app.as(anna).get(ticketCalls.detail, { params: { id: removed.id } })).rejects.toMatchObject({
    status: 404,
  });
  expect((await newTicket()).reference).not.toBe(removed.reference);
});

test('each status change adds a comment with the name of the user', async () => {
  const { id } = await newTicket();
  await changeStatus(ticketCalls.reopen, id);
  await app.as(anna).post(ticketCalls.comment, comment(id));
  const resolved = await changeStatus(ticketCalls.resolve, id);
  expect(resolved.status).toBe('RESOLVED');
  expect(
    resolved.comments.map(({ author, author_name, comment: text }) => [author, author_name, text]),
  ).toEqual([
    ['SYSTEM', 'Anna Andersson', 'Ärendet markerades som pågående'],
    ['USER', 'Anna Andersson', 'Rörmokaren kommer i morgon.'],
    ['SYSTEM', 'Anna Andersson', 'Ärendet markerades som löst'],
  ]);
  expect((await changeStatus(ticketCalls.reopen, id)).status).toBe('OPEN');
});

test('rejects actions that the status does not allow, and adds no comment', async () => {
  const { id } = await newTicket();
  await expect(changeStatus(ticketCalls.resolve, id)).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Bara ett pågående ärende kan markeras som löst.',
  });
  await expect(app.as(anna).post(ticketCalls.comment, comment(id))).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Bara ett pågående ärende kan kommenteras.',
  });
  await changeStatus(ticketCalls.reopen, id);
  await expect(changeStatus(ticketCalls.reopen, id)).rejects.toMatchObject({
    status: 409,
    serverMessage: 'Ärendet är redan pågående.',
  });
  expect((await app.as(anna).get(ticketCalls.detail, { params: { id } })).comments).toHaveLength(1);
});

test('a change of the texts and type keeps the status and the object', async () => {
  const { id } = await newTicket();
  await changeStatus(ticketCalls.reopen, id);
  const changed = await app.as(anna).patch(ticketCalls.update, {
    body: { id, subject: 'Kran', type: 'QUESTION', description: 'Lagad?' },
  });
  expect(changed).toMatchObject({
    subject: 'Kran',
    type: 'QUESTION',
    description: 'Lagad?',
    status: 'OPEN',
    entity: { id: entityId },
  });
});

test('rejects a ticket without texts or target, with an error for each field', async () => {
  const failure = await app.as(anna).failure(ticketCalls.create, { body: { subject: ' ', type: 'REPORT' } });
  expect(failure.status).toBe(422);
  expect(failure.data).toEqual({
    subject: ['Ämne måste fyllas i'],
    description: ['Beskrivning måste fyllas i'],
    entity_id: ['Välj ett objekt eller en hyresgäst'],
  });
});

test('keeps a ticket when its object is removed', async () => {
  const { company, entity } = createPortfolioFactory(app, anna);
  const { id: companyId } = await company('Andra bolaget AB');
  const { id: entityId } = await entity({ company_id: companyId, name: 'Lgh 2' });
  const { id } = await app.as(anna).post(ticketCalls.create, {
    body: { entity_id: entityId, subject: 'Hiss', type: 'REPORT', description: 'Står still.' },
  });
  await app.as(anna).remove(entityCalls.remove, { params: { id: entityId } });
  await expect(app.as(anna).get(ticketCalls.detail, { params: { id } })).resolves.toMatchObject({
    entity_id: null,
    entity: null,
    subject: 'Hiss',
  });
});
