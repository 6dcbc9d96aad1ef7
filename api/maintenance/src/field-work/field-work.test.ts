import { makeLeaseInput } from '@husrum/api-leases/testing';
import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { fieldWorkCalls } from '@husrum/contract/field-work';
import { fileCalls } from '@husrum/contract/file';
import { leaseCalls } from '@husrum/contract/lease';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { tenantCalls } from '@husrum/contract/tenant';
import { ticketCalls } from '@husrum/contract/ticket';

const app = testServer();
let anna: TestAccount;
let kimId: number;
let estateId: number;
let apartmentId: number;
let tenantId: number;

/** Unix seconds of a day and time of day in Sweden in November 2026; midnight if no time is given. */
const toNovemberSeconds = (day: number, time = '00:00') =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T${time}:00+01:00`) / 1000;
const createActivity = async (title: string, more: Record<string, unknown> = {}) =>
  app.as(anna).post(maintenanceCalls.create, {
    body: {
      entity_id: estateId,
      title,
      description: 'Gå igenom',
      scheduled_at: toNovemberSeconds(20),
      ...more,
    },
  });
const createTicket = (subject: string, more: Record<string, unknown> = {}) =>
  app.as(anna).post(ticketCalls.create, {
    body: { entity_id: apartmentId, subject, type: 'REPORT', description: 'Se ämnet', ...more },
  });
const listWork = (query: { everyone?: boolean } = {}) => app.as(anna).get(fieldWorkCalls.list, { query });

beforeAll(async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  anna = await makeAccount(app);
  kimId = await app.system(async (tx) => {
    const { id } = await tx
      .insertInto('user_account')
      .values({
        billable_id: anna.businessId,
        name: 'Kim',
        email: 'kim.vaktmastare@example.com',
        password_hash: 'x',
        email_verified_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  const make = createPortfolioFactory(app, anna);
  const { id: companyId } = await make.company();
  estateId = (
    await make.entity({
      company_id: companyId,
      entity_type_id: ENTITY_TYPE_ID.estate,
      name: 'Kv. Eken',
      address: 'Storgatan 2',
    })
  ).id;
  apartmentId = (await make.entity({ company_id: companyId, parent_id: estateId, address: 'Ågatan 1' })).id;
  const { tenant } = await app.as(anna).post(tenantCalls.create, {
    body: { name: 'Åsa Öberg', identifier: '19850412-2386', phone: '070-174 06 05' },
  });
  tenantId = tenant.id;
  await app.as(anna).post(leaseCalls.createForTenant, {
    body: {
      lease: makeLeaseInput({ entity_id: apartmentId, start: '2026-01-01' }),
      tenant: { id: tenantId },
      update_address: false,
    },
  });

  await createActivity('Rond i dag', {
    scheduled_at: toNovemberSeconds(20, '08:30'),
    tasks: [{ task: 'Lampor' }],
  });
  await createActivity('Rond i morgon', { scheduled_at: toNovemberSeconds(21) });
  await createActivity('Försenad', { scheduled_at: toNovemberSeconds(18) });
  await createActivity('Kims rond', { responsible_id: kimId });
  const later = await createActivity('Påbörjad i förtid', { scheduled_at: toNovemberSeconds(25) });
  await app.as(anna).post(maintenanceCalls.start, { params: { id: later.id } });
  const finished = await createActivity('Klar');
  await app.as(anna).post(maintenanceCalls.start, { params: { id: finished.id } });
  await app.as(anna).post(maintenanceCalls.finish, { params: { id: finished.id }, body: {} });

  await createTicket('Min utan dag', { responsible_id: anna.userId });
  await createTicket('Ingens i dag', { due_at: '2026-11-20', priority: 'URGENT' });
  await createTicket('Ingens senare', { due_at: '2026-11-21' });
  await createTicket('Kims i dag', { due_at: '2026-11-20', responsible_id: kimId });
});

test('lists the work of today that I or nobody is responsible for, by address, work in progress first', async () => {
  const { data, day, total } = await listWork();
  expect([day, total]).toEqual(['2026-11-20', 5]);
  expect(data.map(({ address, title }) => [address, title])).toEqual([
    ['Storgatan 2', 'Påbörjad i förtid'],
    ['Storgatan 2', 'Försenad'],
    ['Storgatan 2', 'Rond i dag'],
    ['Ågatan 1', 'Ingens i dag'],
    ['Ågatan 1', 'Min utan dag'],
  ]);
  expect(data[1]).toMatchObject({ overdue: true, status: 'WAITING', day: '2026-11-18' });
});

test('lists the work of colleagues too when asked for everyone', async () => {
  const titles = (await listWork({ everyone: true })).data.map(({ title }) => title);
  expect(titles).toHaveLength(7);
  expect(titles).toEqual(expect.arrayContaining(['Kims rond', 'Kims i dag']));
});

test('gives the tasks and the time of an activity', async () => {
  const round = (await listWork()).data.find(({ title }) => title === 'Rond i dag');
  expect(round).toMatchObject({
    type: 'maintenance',
    time: '08:30',
    overdue: false,
    tasks: [{ task: 'Lampor', status: 'INCOMPLETE' }],
    tenants: [],
    photos: 0,
  });
});

test('gives the phone numbers of the residents, until they have moved out', async () => {
  const read = async () => (await listWork()).data.find(({ title }) => title === 'Ingens i dag');
  expect(await read()).toMatchObject({
    priority: 'URGENT',
    tenants: [{ id: tenantId, name: 'Åsa Öberg', phone: '070-174 06 05' }],
  });
  await app.system((tx) =>
    tx.updateTable('lease').set({ stop: '2026-11-19' }).where('entity_id', '=', apartmentId).execute(),
  );
  expect((await read())?.tenants).toEqual([]);
});

test('reads one work item that is not on today’s list, and counts its images but no other files', async () => {
  const { id } = await createTicket('Annan dag', { due_at: '2026-12-24', tenant_id: tenantId });
  const upload = (name: string, mimetype: string) =>
    app.as(anna).post(fileCalls.upload, {
      body: { fileable_type: 'ticket', fileable_id: id },
      file: { name, bytes: Buffer.from(name.endsWith('.pdf') ? '%PDF-1.7' : 'GIF89a'), mimetype },
    });
  await upload('foto.jpg', 'image/jpeg');
  await upload('protokoll.pdf', 'application/pdf');
  const work = await app.as(anna).get(fieldWorkCalls.detail, { params: { type: 'ticket', id } });
  expect(work).toMatchObject({ title: 'Annan dag', photos: 1, tenants: [{ id: tenantId }] });
});

test('answers 404 for an unknown work item', async () => {
  const status = async (type: string, id: number) =>
    (await app.as(anna).failure(fieldWorkCalls.detail, { params: { type, id } })).status;
  expect([await status('ticket', 999_999), await status('company', 1)]).toEqual([404, 404]);
});

describe('planning a ticket as an activity', () => {
  const plan = (id: number, body: Record<string, unknown> = {}) => ({ params: { id }, body });

  test('creates one activity with the subject and description of the ticket, linked to it until the activity is removed', async () => {
    const { id } = await createTicket('Byt packning');
    const { maintenance } = await app
      .as(anna)
      .post(ticketCalls.plan, plan(id, { day: '2026-12-01', responsible_id: kimId }));
    const activity = await app
      .as(anna)
      .get(maintenanceCalls.detail, { params: { id: maintenance?.id ?? 0 } });
    expect(activity).toMatchObject({
      title: 'Byt packning',
      description: 'Se ämnet',
      scheduled_at: Date.parse('2026-12-01T00:00:00+01:00') / 1000,
      responsible: { id: kimId },
      entity: { id: apartmentId },
    });
    const query = { maintenance_id: activity.id };
    expect((await app.as(anna).get(ticketCalls.list, { query })).data.map((ticket) => ticket.id)).toEqual([
      id,
    ]);
    expect((await app.as(anna).failure(ticketCalls.plan, plan(id))).status).toBe(409);
    await app.as(anna).remove(maintenanceCalls.remove, { params: { id: activity.id } });
    expect((await app.as(anna).get(ticketCalls.detail, { params: { id } })).maintenance).toBeNull();
  });

  test('is refused for a ticket without an object', async () => {
    const { id } = await createTicket('Fråga', { entity_id: null, tenant_id: tenantId });
    const failure = await app.as(anna).failure(ticketCalls.plan, plan(id));
    expect([failure.status, failure.serverMessage]).toEqual([
      409,
      'Ärendet hör inte till något objekt, så det kan inte planeras som aktivitet.',
    ]);
  });
});

test('a ticket that is reported from an activity is linked to that activity', async () => {
  const activity = await createActivity('Rond med anmärkning', { scheduled_at: null });
  const ticket = await createTicket('Trasig lampa', { maintenance_id: activity.id });
  expect(ticket.maintenance).toEqual({ id: activity.id, title: 'Rond med anmärkning' });
});
