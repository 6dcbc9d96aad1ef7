import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import type { QueryInput } from '@husrum/contract/core';
import { tenantCalls } from '@husrum/contract/tenant';
import { type TicketType, ticketCalls } from '@husrum/contract/ticket';

const app = testServer();
let anna: TestAccount;
let entityId: number;
let tenantId: number;

const listSubjects = async (query: QueryInput<typeof ticketCalls.list> = {}) =>
  (await list(query)).data.map(({ subject }) => subject);
const list = (query: QueryInput<typeof ticketCalls.list>) => app.as(anna).get(ticketCalls.list, { query });

beforeAll(async () => {
  anna = await makeAccount(app);
  const { company, entity } = createPortfolioFactory(app, anna);
  const { id: companyId } = await company();
  entityId = (await entity({ company_id: companyId })).id;
  const { tenant } = await app.as(anna).post(tenantCalls.create, {
    body: { name: 'Åsa Öberg', identifier: '19850412-2386', phone: '070-174 06 05' },
  });
  tenantId = tenant.id;
  const make = async (
    subject: string,
    type: TicketType,
    target: { entity_id?: number; tenant_id?: number },
  ) =>
    (
      await app
        .as(anna)
        .post(ticketCalls.create, { body: { subject, type, description: 'Se ämnet.', ...target } })
    ).id;
  await make('Ånga i badrum', 'REPORT', { entity_id: entityId });
  const open = await make('Zinkplåt lös', 'INTERNAL', { entity_id: entityId, tenant_id: tenantId });
  await make('50 % rabatt?', 'QUESTION', { tenant_id: tenantId });
  await app.as(anna).post(ticketCalls.reopen, { params: { id: open } });
});

test('both the list of an object and the filter by object include the tickets of the objects in it', async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const { company, entity } = createPortfolioFactory(app, account);
  const { id: companyId } = await company();
  const house = await entity({
    company_id: companyId,
    entity_type_id: ENTITY_TYPE_ID.estate,
    name: 'Björken 4',
  });
  const flat = await entity({ parent_id: house.id });
  for (const { id, subject } of [
    { ...house, subject: 'Taket läcker' },
    { ...flat, subject: 'Droppande kran' },
  ])
    await user.post(ticketCalls.create, {
      body: { entity_id: id, subject, type: 'REPORT', description: 'Se ämnet.' },
    });
  const listOf = async (id: number) =>
    (await user.get(ticketCalls.listByEntity, { params: { id } })).data.map(({ subject }) => subject);
  expect(await listOf(house.id)).toEqual(['Droppande kran', 'Taket läcker']);
  expect(await listOf(flat.id)).toEqual(['Droppande kran']);
  const filtered = await user.get(ticketCalls.list, { query: { entity_id: house.id } });
  expect(filtered.data.map(({ subject }) => subject)).toEqual(await listOf(house.id));
});

test('lists the newest ticket first', async () => {
  expect(await listSubjects()).toEqual(['50 % rabatt?', 'Zinkplåt lös', 'Ånga i badrum']);
});

test('sorts subjects and types in Swedish order, and statuses by progress', async () => {
  expect(await listSubjects({ sort: { by: 'subject', order: 'asc' } })).toEqual([
    '50 % rabatt?',
    'Zinkplåt lös',
    'Ånga i badrum',
  ]);
  expect((await listSubjects({ sort: { by: 'status', order: 'desc' } }))[0]).toBe('Zinkplåt lös');
  expect(await listSubjects({ sort: { by: 'type', order: 'asc' } })).toEqual([
    'Ånga i badrum',
    '50 % rabatt?',
    'Zinkplåt lös',
  ]);
});

test('filters by status, type and subject, and treats % as text', async () => {
  expect(await listSubjects({ status: 'open' })).toEqual(['Zinkplåt lös']);
  expect(await listSubjects({ type: 'REPORT' })).toEqual(['Ånga i badrum']);
  expect(await listSubjects({ subject: 'ånga' })).toEqual(['Ånga i badrum']);
  expect(await listSubjects({ subject: '%' })).toEqual(['50 % rabatt?']);
});

test('paginates with a total', async () => {
  const page = await list({ page: 2, limit: 2 });
  expect(page).toMatchObject({ current_page: 2, last_page: 2, total: 3, per_page: 2 });
  expect(page.data).toHaveLength(1);
});

test('lists the tickets of an object and of a tenant', async () => {
  const ofEntity = await app.as(anna).get(ticketCalls.listByEntity, { params: { id: entityId } });
  expect(ofEntity.data.map(({ subject }) => subject)).toEqual(['Zinkplåt lös', 'Ånga i badrum']);
  const ofTenant = await app.as(anna).get(ticketCalls.listByTenant, { params: { id: tenantId } });
  expect(ofTenant.data[1]).toMatchObject({
    subject: 'Zinkplåt lös',
    tenant: { id: tenantId, name: 'Åsa Öberg' },
    entity: { id: entityId, name: 'Lgh 1001' },
  });
});

describe('another business', () => {
  let bo: TestAccount;
  let id: number;
  beforeAll(async () => {
    bo = await makeAccount(app);
    id = (await list({})).data[0]?.id ?? 0;
  });

  test('sees none of the tickets', async () => {
    expect((await app.as(bo).get(ticketCalls.list)).total).toBe(0);
  });

  test('gets 404 for their ids', async () => {
    const foreign = { params: { id } };
    const texts = { subject: 'Min nu', type: 'REPORT', description: 'Nej.' };
    const failures = await Promise.all([
      app.as(bo).failure(ticketCalls.detail, foreign),
      app.as(bo).failure(ticketCalls.resolve, foreign),
      app.as(bo).failure(ticketCalls.reopen, foreign),
      app.as(bo).failure(ticketCalls.remove, foreign),
      app.as(bo).failure(ticketCalls.update, { body: { id, ...texts } }),
      app.as(bo).failure(ticketCalls.comment, { body: { ticket_id: id, comment: 'Hej' } }),
      app.as(bo).failure(ticketCalls.create, { body: { entity_id: entityId, ...texts } }),
      app.as(bo).failure(ticketCalls.create, { body: { tenant_id: tenantId, ...texts } }),
      app.as(bo).failure(ticketCalls.listByEntity, { params: { id: entityId } }),
      app.as(bo).failure(ticketCalls.listByTenant, { params: { id: tenantId } }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 404));
    expect(await listSubjects()).toHaveLength(3);
  });
});
