import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { ticketCalls } from '@husrum/contract/ticket';
import { enqueueDueNotices } from './due-ticket.store';

const app = testServer();
let anna: TestAccount;
let bo: TestAccount;
let colleagueId: number;
let estateId: number;
let apartmentId: number;

const texts = { type: 'REPORT' as const, description: 'Se ämnet.' };
const create = (body: Record<string, unknown>) =>
  app
    .as(anna)
    .post(ticketCalls.create, { body: { ...texts, subject: 'Kran', entity_id: apartmentId, ...body } });
const listSubjects = async (query: QueryInput<typeof ticketCalls.list>) =>
  (await app.as(anna).get(ticketCalls.list, { query })).data.map(({ subject }) => subject);

const addColleague = (account: TestAccount, name: string) =>
  app.system(async (tx) => {
    const { id } = await tx
      .insertInto('user_account')
      .values({
        billable_id: account.businessId,
        name,
        email: `${name.toLowerCase()}@example.com`,
        password_hash: 'x',
        email_verified_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
const listNotificationsOf = (userId: number) =>
  app.system((tx) =>
    tx.selectFrom('notification').select('title').where('user_id', '=', userId).orderBy('id').execute(),
  );

beforeAll(async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  anna = await makeAccount(app);
  bo = await makeAccount(app);
  colleagueId = await addColleague(anna, 'Kim');
  const make = createPortfolioFactory(app, anna);
  const { id: companyId } = await make.company();
  estateId = (
    await make.entity({ company_id: companyId, entity_type_id: ENTITY_TYPE_ID.estate, name: 'Kv. Eken' })
  ).id;
  apartmentId = (await make.entity({ company_id: companyId, parent_id: estateId })).id;
});

test('a ticket has normal priority and nobody responsible by default', async () => {
  expect(await create({ subject: 'Vanlig' })).toMatchObject({
    priority: 'NORMAL',
    responsible: null,
    due_at: null,
    overdue: false,
  });
});

test('notifies a new responsible user once, but not users who chose themselves', async () => {
  const ticket = await create({ subject: 'Läcka', responsible_id: colleagueId, priority: 'URGENT' });
  expect(ticket).toMatchObject({ priority: 'URGENT', responsible: { id: colleagueId, name: 'Kim' } });
  const assigned = `Du är ansvarig för ${ticket.reference}`;
  const countAssigned = async (userId: number) =>
    (await listNotificationsOf(userId)).filter(({ title }) => title === assigned).length;
  expect(await countAssigned(colleagueId)).toBe(1);

  const { id, subject, type, description } = ticket;
  const change = { id, subject, type, description };
  const update = (body: Record<string, unknown>) =>
    app.as(anna).patch(ticketCalls.update, { body: { ...change, ...body } });
  expect(await update({ due_at: '2026-11-25' })).toMatchObject({
    responsible: { id: colleagueId },
    priority: 'URGENT',
    due_at: '2026-11-25',
  });
  expect(await countAssigned(colleagueId)).toBe(1);
  await update({ responsible_id: anna.userId });
  expect(await countAssigned(anna.userId)).toBe(0);
  expect(await update({ responsible_id: null, due_at: null })).toMatchObject({
    responsible: null,
    due_at: null,
  });
});

test('rejects a responsible user of another business and one who has been removed', async () => {
  const removed = await addColleague(anna, 'Borta');
  await app.system((tx) =>
    tx
      .updateTable('user_account')
      .set({ removed_at: '2026-11-01T00:00:00Z' })
      .where('id', '=', removed)
      .execute(),
  );
  for (const responsibleId of [bo.userId, removed, 999_999]) {
    const failure = await app.as(anna).failure(ticketCalls.create, {
      body: { ...texts, subject: 'Fel', entity_id: apartmentId, responsible_id: responsibleId },
    });
    expect(failure.status).toBe(422);
    expect(failure.data).toEqual({ responsible_id: ['Användaren finns inte längre. Välj någon annan.'] });
  }
  expect(await listSubjects({ subject: 'Fel' })).toEqual([]);
});

test('a ticket is not due before it was created', async () => {
  const early = { due_at: ['Klart senast kan vara tidigast 2026-11-20'] };
  const fields = { subject: 'Datum', type: 'INTERNAL', description: 'Text' } as const;
  const body = { ...fields, entity_id: apartmentId };
  expect(
    (await app.as(anna).failure(ticketCalls.create, { body: { ...body, due_at: '1950-01-01' } })).data,
  ).toEqual(early);
  const { id } = await app.as(anna).post(ticketCalls.create, { body: { ...body, due_at: '2026-11-20' } });
  app.clock.set('2026-11-24T08:00:00Z');
  const change = (dueAt: string) => ({ body: { ...fields, id, due_at: dueAt } });
  expect((await app.as(anna).failure(ticketCalls.update, change('2026-11-19'))).data).toEqual(early);
  expect(await app.as(anna).patch(ticketCalls.update, change('2026-11-20'))).toMatchObject({
    due_at: '2026-11-20',
  });
  await app.as(anna).remove(ticketCalls.remove, { params: { id } });
  app.clock.set('2026-11-20T08:00:00Z');
});

test('an unresolved ticket is overdue from the day after its due date', async () => {
  const { id } = await create({ subject: 'Sen', due_at: '2026-11-20' });
  const isOverdue = async () => (await app.as(anna).get(ticketCalls.detail, { params: { id } })).overdue;
  expect(await isOverdue()).toBe(false);
  app.clock.set('2026-11-20T23:30:00Z');
  expect(await isOverdue()).toBe(true);
  expect(await listSubjects({ overdue: true })).toEqual(['Sen']);
  await app.as(anna).post(ticketCalls.reopen, { params: { id } });
  await app.as(anna).post(ticketCalls.resolve, { params: { id } });
  expect(await isOverdue()).toBe(false);
  app.clock.set('2026-11-20T08:00:00Z');
});

test('sorts by priority and by due date with undated tickets last, and filters by priority and responsible user', async () => {
  const listMatching = (query: QueryInput<typeof ticketCalls.list>) =>
    listSubjects({ ...query, subject: 'Sort' });
  await create({ subject: 'Sort låg', priority: 'LOW', due_at: '2026-12-01' });
  await create({ subject: 'Sort akut', priority: 'URGENT' });
  await create({ subject: 'Sort hög', priority: 'HIGH', due_at: '2026-11-21', responsible_id: colleagueId });
  expect(await listMatching({ sort: { by: 'priority', order: 'asc' } })).toEqual([
    'Sort akut',
    'Sort hög',
    'Sort låg',
  ]);
  expect(await listMatching({ sort: { by: 'due_at', order: 'asc' } })).toEqual([
    'Sort hög',
    'Sort låg',
    'Sort akut',
  ]);
  expect(await listMatching({ sort: { by: 'due_at', order: 'desc' } })).toEqual([
    'Sort låg',
    'Sort hög',
    'Sort akut',
  ]);
  expect(await listMatching({ priority: 'HIGH' })).toEqual(['Sort hög']);
  expect(await listMatching({ responsible_id: colleagueId })).toEqual(['Sort hög']);
});

test('filters by an object and the objects in it, by tenant, and by the days of creation', async () => {
  const listMatching = (query: QueryInput<typeof ticketCalls.list>) =>
    listSubjects({ ...query, subject: 'Träd' });
  await create({ subject: 'Träd lägenhet' });
  await create({ subject: 'Träd hus', entity_id: estateId });
  expect(await listMatching({ entity_id: estateId })).toEqual(['Träd hus', 'Träd lägenhet']);
  expect(await listMatching({ entity_id: apartmentId })).toEqual(['Träd lägenhet']);
  expect(await listMatching({ tenant_id: 999_999 })).toEqual([]);
  expect(await listMatching({ created_from: '2026-11-20', created_to: '2026-11-20' })).toHaveLength(2);
  expect(await listMatching({ created_from: '2026-11-21' })).toEqual([]);
});

test('notifies the responsible user once on the day before the due date, and once when it has passed', async () => {
  const mine = { responsible_id: anna.userId };
  await app.as(anna).patch(sessionCalls.updateMe, {
    body: {
      name: 'Anna Ek',
      email_notification_ticket: false,
      email_notification_comment: false,
      email_notification_maintenance: true,
      show_onboarding_in_sidebar: false,
    },
  });
  const { reference, id } = await create({ subject: 'Byt lås', due_at: '2026-12-02', ...mine });
  const resolved = await create({ subject: 'Redan löst', due_at: '2026-12-02', ...mine });
  await app.as(anna).post(ticketCalls.reopen, { params: { id: resolved.id } });
  await app.as(anna).post(ticketCalls.resolve, { params: { id: resolved.id } });
  await create({ subject: 'Ingens', due_at: '2026-12-02' });
  const runJobsOn = async (day: string) => {
    app.clock.set(`${day}T06:05:00Z`);
    await app.system((tx) => enqueueDueNotices(tx, day, app.clock.now().toISOString()));
    await drainJobQueue(app);
  };
  const listDueNotices = async () =>
    (await app.as(anna).get(notificationCalls.list)).data
      .filter(({ data: { title } }) => title.startsWith('Ett av dina ärenden'))
      .map(({ data }) => data);
  await runJobsOn('2026-11-30');
  expect(await listDueNotices()).toEqual([]);
  for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) await runJobsOn(day);
  const body = `${reference} Byt lås: 2026-12-02`;
  const link = `/ticket/${id}`;
  expect(await listDueNotices()).toEqual([
    { title: 'Ett av dina ärenden är försenat', body, link },
    { title: 'Ett av dina ärenden ska vara löst i morgon', body, link },
  ]);
  const mails = await app.forAccount(anna, (tx) =>
    tx
      .selectFrom('mail_message')
      .select('subject')
      .where('body', 'like', '%Byt lås%')
      .orderBy('id')
      .execute(),
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ett av dina ärenden ska vara löst i morgon',
    'Ett av dina ärenden är försenat',
  ]);
});
