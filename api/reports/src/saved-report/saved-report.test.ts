import { allJobs } from '@husrum/api-app/testing';
import { drainJobs } from '@husrum/api-platform/testing';
import { makeAccount, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { notificationCalls } from '@husrum/contract/notification';
import { reportExportCalls } from '@husrum/contract/report-export';
import { savedReportCalls } from '@husrum/contract/saved-report';
import Fastify from 'fastify';
import { sql } from 'kysely';

const app = testServer();
let anna: TestAccount;
let bo: TestAccount;
const definition = {
  model: 'tenant',
  relationships: [],
  fields: ['tenant.name', 'tenant.email'],
  filters: [],
  sort: [],
  group_by: [],
  aggregates: [],
};
const create = (name: string, isShared = false) =>
  app.as(anna).post(savedReportCalls.create, { body: { name, is_shared: isShared, definition } });
const namesOf = async (account: TestAccount) =>
  (await app.as(account).get(savedReportCalls.list)).map(({ name }) => name);
const runJobs = () =>
  drainJobs(
    { db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: Fastify().log },
    allJobs.filter(({ kind }) => /^(report-export|saved-report|file)\./.test(kind)),
  );

beforeAll(async () => {
  anna = await makeAccount(app);
  bo = await makeColleague(app, anna, 'READER');
  await app.forAccount(anna, (tx) =>
    sql`insert into tenant (name, identifier, organisation, phone) values ('Åsa', '19850412-2386', false, '')`.execute(
      tx,
    ),
  );
});
afterEach(() => app.forAccount(anna, (tx) => sql`delete from saved_report`.execute(tx)));

it('a report is private until it is shared; other users can open and duplicate a shared one, but not change it', async () => {
  await create('Ö privat');
  const shared = await create('Å delad', true);
  expect(shared).toMatchObject({
    is_own: true,
    owner: expect.any(String),
    model: 'Hyresgäster',
    schedule: null,
  });
  expect(await namesOf(anna)).toEqual(['Å delad', 'Ö privat']);
  expect(await namesOf(bo)).toEqual(['Å delad']);

  const params = { id: shared.id };
  const userBo = app.as(bo);
  expect(await userBo.get(savedReportCalls.load, { params })).toEqual({
    id: shared.id,
    name: 'Å delad',
    is_own: false,
    missing: [],
    definition,
  });
  const body = { name: 'Bos', is_shared: true };
  await expect(userBo.patch(savedReportCalls.update, { params, body })).rejects.toMatchObject({
    status: 409,
  });
  await expect(userBo.remove(savedReportCalls.remove, { params })).rejects.toMatchObject({ status: 409 });
  const copy = await userBo.post(savedReportCalls.duplicate, { params });
  expect(copy).toMatchObject({ name: 'Å delad (kopia)', is_own: true, is_shared: false });
  expect(await namesOf(anna)).toEqual(['Å delad', 'Ö privat']);
});

it('a report is renamed, changed and removed by its owner', async () => {
  const { id } = await create('Hyresgäster');
  const params = { id };
  const user = app.as(anna);
  await user.patch(savedReportCalls.update, { params, body: { name: 'Kontakter', is_shared: true } });
  const changed = { ...definition, fields: ['tenant.phone'] };
  await user.post(savedReportCalls.updateDefinition, { params, body: { definition: changed } });
  expect((await user.get(savedReportCalls.load, { params })).definition).toEqual(changed);
  const withChart = {
    ...changed,
    group_by: ['tenant.phone'],
    chart: { type: 'bar' as const, value: 'count' },
  };
  await user.post(savedReportCalls.updateDefinition, { params, body: { definition: withChart } });
  expect((await user.get(savedReportCalls.load, { params })).definition).toEqual(withChart);
  await expect(
    user.post(savedReportCalls.updateDefinition, {
      params,
      body: { definition: { ...withChart, group_by: [] } },
    }),
  ).rejects.toMatchObject({ status: 422, data: { 'chart.type': [expect.any(String)] } });
  const broken = { ...definition, fields: ['tenant.gone'] };
  await expect(
    user.post(savedReportCalls.updateDefinition, { params, body: { definition: broken } }),
  ).rejects.toMatchObject({ status: 422 });
  expect(await namesOf(bo)).toEqual(['Kontakter']);
  await user.remove(savedReportCalls.remove, { params });
  expect(await namesOf(anna)).toEqual([]);
});

it('a report that is opened lists its fields that no longer exist', async () => {
  const { id } = await create('Gammal');
  await app.forAccount(anna, (tx) =>
    sql`update saved_report set definition = jsonb_set(definition, '{fields,1}', '"tenant.fax"') where id = ${id}`.execute(
      tx,
    ),
  );
  expect(await app.as(anna).get(savedReportCalls.load, { params: { id } })).toMatchObject({
    missing: ['tenant.fax'],
  });
});

describe('a schedule', () => {
  const schedule = (id: number, body: object) =>
    app.as(anna).post(savedReportCalls.schedule, { params: { id }, body: { ...body } });
  const listMails = () =>
    app.system((tx) =>
      sql<{ recipient: string; subject: string; name: string; key: string }>`
        select recipient, subject, mail_attachment.name, file_key as key from mail_message
        join mail_attachment on mail_message_id = mail_message.id where subject like 'Veckan%' order by recipient`.execute(
        tx,
      ),
    );

  it('needs a day that exists and recipients of the account', async () => {
    const { id } = await create('Veckan');
    const stranger = await makeAccount(app);
    const weekly = { schedule: 'WEEKLY', day: 1, format: 'csv' };
    await expect(schedule(id, { ...weekly, day: 8, recipient_ids: [anna.userId] })).rejects.toMatchObject({
      data: { day: expect.any(Array) },
    });
    await expect(schedule(id, { ...weekly, recipient_ids: [] })).rejects.toMatchObject({
      data: { recipient_ids: ['Välj minst en mottagare'] },
    });
    await expect(schedule(id, { ...weekly, recipient_ids: [stranger.userId] })).rejects.toMatchObject({
      data: { recipient_ids: ['Välj bland användarna i ert konto'] },
    });
  });

  it('mails the file to its recipients on its day, once', async () => {
    const { id } = await create('Veckan');
    const body = { schedule: 'WEEKLY', day: 1, format: 'csv', recipient_ids: [anna.userId, bo.userId] };
    expect(await schedule(id, body)).toMatchObject({ next_on: '2026-11-23', format: 'csv' });
    await runJobs();
    expect((await listMails()).rows).toEqual([]);
    app.clock.set('2026-11-23T05:00:00Z');
    await runJobs();
    await runJobs();
    const { rows } = await listMails();
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([anna.email, bo.email].sort());
    expect(rows[0]).toMatchObject({ subject: 'Veckan 2026-11-23', name: 'Veckan 2026-11-23.csv' });
    expect((await app.files.get(rows[0]?.key ?? ''))?.toString()).toBe('\ufeffNamn;Mejladress\r\nÅsa;\r\n');
    const [saved] = await app.as(anna).get(savedReportCalls.list);
    expect(saved).toMatchObject({ last_sent_on: '2026-11-23', next_on: '2026-11-30' });
    expect((await app.as(anna).get(reportExportCalls.list)).data).toEqual([]);

    expect(await schedule(id, { schedule: null })).toMatchObject({ next_on: null, recipient_ids: [] });
  });

  it('notifies the owner when the export failed', async () => {
    const { id } = await create('Trasig');
    await schedule(id, { schedule: 'MONTHLY', day: 31, format: 'xlsx', recipient_ids: [bo.userId] });
    await app.forAccount(anna, (tx) =>
      sql`update saved_report set definition = jsonb_set(definition, '{model}', '"gone"') where id = ${id}`.execute(
        tx,
      ),
    );
    app.clock.set('2026-11-30T05:00:00Z');
    await runJobs();
    const notifications = JSON.stringify(await app.as(anna).get(notificationCalls.list));
    expect(notifications).toContain('Trasig: Källan finns inte');
  });

  it('keeps the file of a waiting mail when its report is removed, until the mail is sent', async () => {
    const { id } = await create('Veckan');
    await schedule(id, { schedule: 'WEEKLY', day: 1, format: 'csv', recipient_ids: [bo.userId] });
    app.clock.set('2026-12-07T05:00:00Z');
    await runJobs();
    const mail = (await listMails()).rows.find(({ subject }) => subject === 'Veckan 2026-12-07');
    const setMailState = (state: string) =>
      app.system((tx) => sql`update mail_message set state = ${state}`.execute(tx));
    const listFileKeys = async () => (await app.files.list(String(anna.businessId))).map(({ key }) => key);
    await setMailState('waiting');
    await app.as(anna).remove(savedReportCalls.remove, { params: { id } });
    await runJobs();
    expect(await listFileKeys()).toContain(mail?.key);

    await setMailState('sent');
    app.clock.set('2026-12-13T05:00:00Z');
    await runJobs();
    expect(await listFileKeys()).not.toContain(mail?.key);
  });
});
