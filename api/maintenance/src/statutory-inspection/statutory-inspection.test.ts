import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { createOutbox } from '@husrum/api-platform';
import { makeAccount, makeColleague, type TestAccount, testServer, textIn } from '@husrum/api-testing';
import type { BodyOf } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { fileCalls } from '@husrum/contract/file';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { statutoryInspectionCalls as calls, unknownFacts } from '@husrum/contract/statutory-inspection';
import { ticketCalls } from '@husrum/contract/ticket';
import { toUnixSeconds } from '@husrum/format';
import { readSheet } from 'read-excel-file/node';
import { notifyOverdueInspections } from './notify-overdue';

const app = testServer();
let anna: TestAccount;
let companyId: number;
let estateId: number;

const facts = {
  ...unknownFacts,
  building_use: 'APARTMENTS' as const,
  ventilation: 'F' as const,
  goods_lifts: 0,
  motor_doors: 0,
  pressure_vessels: false,
  heating: 'DISTRICT' as const,
  fireplaces: 'NO_FIREPLACE' as const,
  commercial_kitchen: false,
  playground: false,
  shared_hot_water: true,
};
type Register = BodyOf<typeof calls.register>;
const inspection = (changes: Partial<Register> = {}): { body: Register } => ({
  body: {
    entity_id: estateId,
    kind: 'VENTILATION',
    performed_on: '2021-01-15',
    result: 'APPROVED',
    inspector_name: 'Eva Ek',
    inspector_company: 'Luftkontroll AB',
    certificate_number: 'OVK-1234',
    certificate_valid_to: '2024-06-30',
    reinspect_by: null,
    note: null,
    cost: 12_500.5,
    file_id: null,
    remarks: [],
    ...changes,
  },
});
const detail = (kind: Register['kind'] = 'VENTILATION') =>
  app.as(anna).get(calls.detail, { params: { id: estateId, kind } });

beforeAll(async () => {
  anna = await makeAccount(app);
  const make = createPortfolioFactory(app, anna);
  companyId = (await make.company()).id;
  const estate = await make.entity({
    name: 'Kv. Eken',
    company_id: companyId,
    entity_type_id: ENTITY_TYPE_ID.estate,
    fee: null,
    fields: { built: 1962, lift: true },
  });
  estateId = estate.id;
  await make.entity({ name: 'Lgh 1001', parent_id: estateId });
});

test('an estate without facts has unknown requirements, and its apartment has none', async () => {
  const list = await app.as(anna).get(calls.list, { query: { limit: 100 } });
  expect(new Set(list.data.map(({ entity }) => entity.name))).toEqual(new Set(['Kv. Eken']));
  expect(list.data.find(({ kind }) => kind === 'VENTILATION')).toMatchObject({
    status: 'UNKNOWN',
    reason: 'FACTS',
    missing: ['building_use', 'ventilation'],
  });
  // The year comes from the object: PCB is required, and nobody has registered the inventory.
  expect(list.data.find(({ kind }) => kind === 'PCB')).toMatchObject({ reason: 'NEVER', once: true });
});

test('saves the facts, and keeps the year of the object', async () => {
  const saved = await app.as(anna).patch(calls.saveFacts, {
    body: { entity_id: estateId, ...facts, lifts: 1, built_year: 1999 },
  });
  expect(saved).toMatchObject({
    facts: { ...facts, lifts: 1, built_year: 1962 },
    from_entity: ['built_year'],
    has_plan: true,
  });
  const { data } = await app.as(anna).get(calls.list, { query: { sort: { by: 'kind' } } });
  expect(data.map(({ kind }) => kind)).toEqual([
    'VENTILATION',
    'LIFT',
    'FIRE_SAFETY',
    'RADON',
    'ENERGY',
    'LEGIONELLA',
    'PCB',
  ]);
  expect(data[0]).toMatchObject({ months: 72, missing: [], reason: 'NEVER' });
});

test('refuses radon without its day, without its value and in the future', async () => {
  const save = (radon: object) =>
    app.as(anna).failure(calls.saveFacts, { body: { entity_id: estateId, ...facts, ...radon } });
  await expect(save({ radon_value: 90 })).resolves.toMatchObject({
    status: 422,
    data: { radon_measured_on: ['Ange när radonhalten mättes'] },
  });
  expect((await save({ radon_measured_on: '2026-01-01' })).data).toHaveProperty('radon_value');
  expect((await save({ radon_value: 90, radon_measured_on: '2026-11-21' })).data).toHaveProperty(
    'radon_measured_on',
  );
});

test('registers an inspection with a report, remarks and cost', async () => {
  const { file } = await app.as(anna).post(fileCalls.upload, {
    body: { fileable_type: 'entity', fileable_id: estateId, name: null, alias: 'OVK 2021', notice: null },
    file: { name: 'ovk.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.4 x') },
  });
  const registered = await app
    .as(anna)
    .post(calls.register, inspection({ result: 'REMARKS', remarks: ['Smutsigt filter'], file_id: file.id }));
  expect(registered).toMatchObject({
    status: 'DUE',
    last_on: '2021-01-15',
    due_on: '2027-01-15',
    upcoming: ['2027-01-15', '2033-01-15'],
    inspections: [
      {
        inspector_name: 'Eva Ek',
        cost: 12_500.5,
        file: { id: file.id, name: 'OVK 2021' },
        remarks: [{ remark: 'Smutsigt filter', ticket: null }],
      },
    ],
  });
});

test.each<[string, Partial<Register>, string]>([
  ['in the future', { performed_on: '2026-11-21' }, 'performed_on'],
  ['that was rejected, without a day for the reinspection', { result: 'REJECTED' }, 'reinspect_by'],
  [
    'that was rejected, with a reinspection on the same day',
    { result: 'REJECTED', reinspect_by: '2021-01-15' },
    'reinspect_by',
  ],
  [
    'whose certificate ends before the day of the inspection',
    { certificate_valid_to: '2021-01-14' },
    'certificate_valid_to',
  ],
  ['with a file that is not the object’s', { file_id: 999_999 }, 'file_id'],
])('refuses an inspection %s', async (_title, changes, field) => {
  const { status, data } = await app.as(anna).failure(calls.register, inspection(changes));
  expect(status).toBe(422);
  expect(Object.keys(data ?? {})).toEqual([field]);
});

test('refuses an inspection that the building does not need, and one of an unknown kind', async () => {
  expect((await app.as(anna).failure(calls.register, inspection({ kind: 'MOTOR_DOOR' }))).status).toBe(404);
  const unknown = { params: { id: estateId, kind: 'HEATING' } };
  expect((await app.as(anna).failure(calls.detail, unknown)).status).toBe(404);
});

test('a remark becomes one ticket of the object', async () => {
  const { inspections } = await detail();
  const id = inspections[0]?.remarks[0]?.id ?? 0;
  const remark = await app.as(anna).post(calls.createTicket, { params: { id } });
  expect(remark.ticket).toMatchObject({ status: 'NEW' });
  const ticket = await app.as(anna).get(ticketCalls.detail, { params: { id: remark.ticket?.id ?? 0 } });
  expect(ticket).toMatchObject({
    subject: 'OVK: Smutsigt filter',
    type: 'INTERNAL',
    entity: { id: estateId, name: 'Kv. Eken' },
  });
  expect((await app.as(anna).failure(calls.createTicket, { params: { id } })).status).toBe(409);
  await app.as(anna).remove(ticketCalls.remove, { params: { id: ticket.id } });
  expect((await detail()).inspections[0]?.remarks[0]?.ticket).toBeNull();
});

test('an own interval moves the due day, until it is reset', async () => {
  const changed = await app.as(anna).patch(calls.setInterval, {
    body: { entity_id: estateId, kind: 'VENTILATION', months: 36, reason: 'Byggnadsnämndens beslut' },
  });
  expect(changed).toMatchObject({
    months: 36,
    default_months: 72,
    own_interval: { months: 36, reason: 'Byggnadsnämndens beslut' },
    due_on: '2024-01-15',
    status: 'OVERDUE',
  });
  const reset = await app
    .as(anna)
    .remove(calls.resetInterval, { params: { id: estateId, kind: 'VENTILATION' } });
  expect(reset).toMatchObject({ months: 72, own_interval: null, status: 'DUE' });
});

test('of two calls that set the first interval or save the first facts at once, one succeeds and the other gets 409', async () => {
  const { interval_updated_at } = await detail();
  const setInterval = (months: number) =>
    app.as(anna).raw(calls.setInterval, {
      body: {
        ...{ entity_id: estateId, kind: 'VENTILATION', months, reason: 'Beslut' },
        updated_at: interval_updated_at,
      },
    });
  const intervals = await Promise.all([setInterval(24), setInterval(36)]);
  expect(intervals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await app.as(anna).remove(calls.resetInterval, { params: { id: estateId, kind: 'VENTILATION' } });

  const { id } = await createPortfolioFactory(app, anna).entity({ name: 'Lgh 1002', parent_id: estateId });
  const { updated_at } = await app.as(anna).get(calls.facts, { params: { id } });
  const saveFacts = (lifts: number) =>
    app.as(anna).raw(calls.saveFacts, { body: { entity_id: id, ...facts, lifts, updated_at } });
  const saved = await Promise.all([saveFacts(1), saveFacts(2)]);
  expect(saved.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await app.as(anna).remove(entityCalls.remove, { params: { id } });
});

test('plans an activity that does the inspection, once', async () => {
  const body = {
    entity_id: estateId,
    kind: 'VENTILATION' as const,
    day: '2026-12-10',
    budget: 15_000,
    responsible_id: null,
  };
  const planned = await app.as(anna).post(calls.planActivity, { body });
  expect(planned).toMatchObject({ status: 'PLANNED', planned: { day: '2026-12-10' } });
  const activity = await app
    .as(anna)
    .get(maintenanceCalls.detail, { params: { id: planned.planned?.id ?? 0 } });
  expect(activity).toMatchObject({ entity_id: estateId, budget: 15_000, status: 'PLANNED' });
  expect((await app.as(anna).failure(calls.planActivity, { body })).status).toBe(409);

  const { data: plan } = await app.as(anna).get(calls.plan, { query: { year: 2026 } });
  expect(plan.filter(({ kind }) => kind === 'VENTILATION')).toMatchObject([
    { day: '2026-12-10', budget: 15_000, maintenance_id: activity.id, overdue: false },
  ]);
  // The activity itself is not listed a second time.
  expect(plan.filter(({ maintenance_id }) => maintenance_id === activity.id)).toHaveLength(1);
  await app.as(anna).post(maintenanceCalls.cancel, { params: { id: activity.id } });
  expect(await detail()).toMatchObject({ status: 'DUE', planned: null });
});

test('of two calls that plan the same inspection at once, one succeeds and the other gets 409', async () => {
  const body = {
    entity_id: estateId,
    kind: 'FIRE_SAFETY' as const,
    day: '2026-12-20',
    budget: null,
    responsible_id: null,
  };
  const answers = await Promise.all([0, 1].map(() => app.as(anna).raw(calls.planActivity, { body })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { planned } = await detail('FIRE_SAFETY');
  await app.as(anna).post(maintenanceCalls.cancel, { params: { id: planned?.id ?? 0 } });
  expect((await detail('FIRE_SAFETY')).planned).toBeNull();
});

test('lists the requirements with the most urgent first, and counts them by status', async () => {
  await app
    .as(anna)
    .post(
      calls.register,
      inspection({ kind: 'LIFT', performed_on: '2025-09-10', certificate_valid_to: null }),
    );
  await app.as(anna).post(calls.register, inspection({ kind: 'ENERGY', performed_on: '2020-05-01' }));
  const counts = await app.as(anna).get(calls.counts, { query: {} });
  expect(counts).toEqual({ OVERDUE: 1, DUE: 1, PLANNED: 0, UNKNOWN: 4, DONE: 1 });
  const all = await app.as(anna).get(calls.list, { query: { limit: 2 } });
  expect(all).toMatchObject({ total: 7, last_page: 4 });
  expect(all.data.map(({ kind, status }) => [kind, status])).toEqual([
    ['LIFT', 'OVERDUE'],
    ['VENTILATION', 'DUE'],
  ]);
  const overdue = await app.as(anna).get(calls.list, { query: { status: 'OVERDUE', company_id: companyId } });
  expect(overdue.data).toMatchObject([{ kind: 'LIFT', due_on: '2026-09-30' }]);
});

test('the yearly plan has the overdue and coming inspections, and the other activities', async () => {
  await app.as(anna).post(maintenanceCalls.create, {
    body: {
      company_id: companyId,
      title: 'Byta lås',
      description: 'Alla',
      budget: 900,
      scheduled_at: toUnixSeconds('2026-11-30T08:00:00Z'),
    },
  });
  const plan = await app.as(anna).get(calls.plan, { query: { year: 2026 } });
  expect(plan).toMatchObject({ total: 2, budget: 13_400.5, cost: 0 });
  expect(plan.data.map(({ day, title, overdue }) => [day, title, overdue])).toEqual([
    ['2026-09-30', 'Besiktning av personhissar', true],
    ['2026-11-30', 'Byta lås', false],
  ]);
  const { data: next } = await app.as(anna).get(calls.plan, { query: { year: 2027 } });
  expect(next.map(({ day, kind, budget }) => [day, kind, budget])).toEqual([
    ['2027-01-15', 'VENTILATION', 12_500.5],
    ['2027-09-30', 'LIFT', 12_500.5],
  ]);
  expect(next[0]?.source).toMatch(/^Plan- och bygglag \(2010:900\) 8 kap\. 25 §/);
  const years = await app.as(anna).get(calls.years, { query: {} });
  expect(years).toContainEqual({ kind: 'LIFT', year: 2026, count: 1 });
  expect(years).toContainEqual({ kind: 'VENTILATION', year: 2033, count: 1 });
});

test('an activity that remains from an earlier year is in the plan of the current year only', async () => {
  const { id } = await app.as(anna).post(maintenanceCalls.create, {
    body: {
      company_id: companyId,
      title: 'Måla fönster',
      description: 'Alla',
      scheduled_at: toUnixSeconds('2025-06-02T08:00:00Z'),
    },
  });
  const listActivities = async (year: number) =>
    (await app.as(anna).get(calls.plan, { query: { year } })).data
      .filter(({ maintenance_id }) => maintenance_id === id)
      .map(({ day, overdue }) => ({ day, overdue }));
  expect(await listActivities(2025)).toEqual([]);
  expect(await listActivities(2026)).toEqual([{ day: '2025-06-02', overdue: true }]);
  expect(await listActivities(2027)).toEqual([]);
  await app.as(anna).remove(maintenanceCalls.remove, { params: { id } });
});

test('the plan as a spreadsheet has its rows, dates, amounts and sum', async () => {
  const { rawPayload } = await app.as(anna).raw(calls.planSheet, { query: { year: 2027 } });
  const rows = await readSheet(rawPayload);
  expect(rows[0]).toEqual(
    expect.arrayContaining([
      'Dag',
      'Månad',
      'Företag',
      'Objekt',
      'Slag',
      'Åtgärd',
      'Lagrum',
      'Budget (kr)',
      'Kostnad (kr)',
    ]),
  );
  expect(rows[1]?.slice(0, 6)).toEqual([
    new Date('2027-01-15'),
    'Januari 2027',
    'Åkeröfastigheter i Örebro AB',
    'Kv. Eken',
    'Myndighetskrav',
    'Obligatorisk ventilationskontroll (OVK)',
  ]);
  expect(rows[1]?.[8]).toBe(12_500.5);
  expect(rows.at(-1)?.[8]).toBe(25_001);
});

test('the plan as a PDF names the company, the months, what is to be done and the sum', async () => {
  const { rawPayload } = await app
    .as(anna)
    .raw(calls.planPdf, { query: { year: 2026, company_id: companyId } });
  const text = textIn(rawPayload).replace(/\s+/g, ' ');
  for (const part of [
    'Åkeröfastigheter i Örebro AB',
    'Årsplan 2026',
    'September 2026',
    'Förfallen',
    'Besiktning av personhissar',
    'Byta lås',
    'Summa 2026',
  ])
    expect(text).toContain(part);
  expect(text).toContain('13 400,50 kr');
});

test('notifies and mails once about an overdue requirement', async () => {
  const notices = async () =>
    (await app.as(anna).get(notificationCalls.list)).data.filter(({ type }) => type === 'inspection');
  await app.as(anna).patch(sessionCalls.updateMe, {
    body: {
      name: 'Anna Ek',
      email_notification_ticket: false,
      email_notification_comment: false,
      email_notification_maintenance: true,
      show_onboarding_in_sidebar: false,
    },
  });
  const notify = () =>
    app.forAccount(anna, (tx) => {
      const outbox = createOutbox(tx, anna.businessId, app.settings);
      return notifyOverdueInspections({ tx, clock: app.clock, outbox, settings: app.settings });
    });
  await notify();
  await notify();
  expect((await notices()).map(({ data }) => data)).toEqual([
    {
      title: 'Ett myndighetskrav har förfallit',
      body: 'Kv. Eken: Hiss, 2026-09-30',
      link: `/inspection/requirement/${estateId}/LIFT`,
    },
  ]);
  const mails = await app.forAccount(anna, (tx) =>
    tx.selectFrom('mail_message').select(['recipient', 'subject']).execute(),
  );
  expect(mails).toEqual([{ recipient: anna.email, subject: 'Ett myndighetskrav har förfallit' }]);
});

test('a rejected inspection is due again on the day of the reinspection, and can be removed', async () => {
  const plan = {
    entity_id: estateId,
    kind: 'LEGIONELLA' as const,
    day: '2026-12-20',
    budget: null,
    responsible_id: null,
  };
  const planned = await app.as(anna).post(calls.planActivity, { body: plan });
  expect(planned).toMatchObject({ status: 'UNKNOWN', planned: { day: '2026-12-20' } });
  const rejected = await app.as(anna).post(
    calls.register,
    inspection({
      kind: 'LEGIONELLA',
      performed_on: '2026-11-01',
      result: 'REJECTED',
      reinspect_by: '2026-12-01',
      certificate_valid_to: null,
    }),
  );
  expect(rejected).toMatchObject({
    status: 'DUE',
    reason: 'REJECTED',
    due_on: '2026-12-01',
    // The planned inspection has been done.
    planned: null,
  });
  await app.as(anna).remove(calls.remove, { params: { id: rejected.inspections[0]?.id ?? 0 } });
  expect(await detail('LEGIONELLA')).toMatchObject({ status: 'UNKNOWN', inspections: [] });
});

test('a reader sees the requirements and cannot change them', async () => {
  const reader = await makeColleague(app, anna, 'READER');
  expect((await app.as(reader).get(calls.list)).total).toBe(7);
  expect((await app.as(reader).failure(calls.register, inspection())).status).toBe(403);
});

test('the activity that did an inspection gives it its budget and cost, which are counted once', async () => {
  const entityId = estateId;
  const { planned } = await app.as(anna).post(calls.planActivity, {
    body: { entity_id: entityId, kind: 'RADON', day: '2026-11-20', budget: 4000, responsible_id: null },
  });
  const id = planned?.id ?? 0;
  await app.as(anna).post(maintenanceCalls.start, { params: { id } });
  await app.as(anna).post(maintenanceCalls.finish, { params: { id }, body: { cost: 4200.5 } });
  const radon = inspection({
    kind: 'RADON',
    performed_on: '2026-11-19',
    cost: 9999,
    certificate_valid_to: null,
  });
  const { inspections } = await app.as(anna).post(calls.register, radon);
  expect(inspections).toMatchObject([{ budget: 4000, cost: 4200.5, maintenance_id: id }]);
  // An inspection that no activity did has its own amounts.
  const energy = { kind: 'ENERGY' as const, performed_on: '2026-11-18', certificate_valid_to: null };
  await app.as(anna).post(calls.register, inspection({ ...energy, budget: 9000, cost: 8000 }));

  const plan = await app
    .as(anna)
    .get(calls.plan, { query: { year: 2026, sort: { by: 'cost', order: 'desc' } } });
  expect(
    plan.data.filter(({ done }) => done).map(({ day, kind, budget, cost }) => [day, kind, budget, cost]),
  ).toEqual([
    ['2026-11-18', 'ENERGY', 9000, 8000],
    ['2026-11-19', 'RADON', 4000, 4200.5],
  ]);
  expect(plan.cost).toBe(12_200.5);
  // The activity itself is not listed a second time.
  expect(plan.data.filter(({ maintenance_id }) => maintenance_id === id)).toHaveLength(1);
  const { data: sums } = await app
    .as(anna)
    .get(maintenanceCalls.costs, { query: { by: 'entity', year: 2026 } });
  expect(sums.find(({ entity }) => entity?.id === entityId)).toMatchObject({
    activities: 1,
    inspections: 2,
    budget: 13_000,
    cost: 12_200.5,
  });
  const rows = await readSheet(
    (await app.as(anna).raw(calls.planSheet, { query: { year: 2026 } })).rawPayload,
  );
  expect(rows.at(-1)?.slice(8)).toEqual([expect.any(Number), 12_200.5]);
  expect(rows.filter((row) => row[7] === 'Utförd').map((row) => row[9])).toEqual([8000, 4200.5]);
  const pdf = await app.as(anna).raw(calls.planPdf, { query: { year: 2026 } });
  expect(textIn(pdf.rawPayload).replace(/\s+/g, ' ')).toContain('12 200,50 kr');
});
