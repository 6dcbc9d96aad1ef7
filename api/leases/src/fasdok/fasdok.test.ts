import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FasdokSimulator, startFasdokSimulator } from '@husrum/api-simulators';
import { makeAccount, makeColleague, simulatorPort, testServer } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { fasdokCalls } from '@husrum/contract/fasdok';
import { fileCalls } from '@husrum/contract/file';
import { integrationCalls } from '@husrum/contract/integration';
import { notificationCalls } from '@husrum/contract/notification';
import { createLeaseFixture } from '../lease/lease.test-data';
import { syncFasdokCases } from './sync-cases';

const port = simulatorPort(24_000);
const app = testServer({ env: { FASDOK_BASE_URL: `http://127.0.0.1:${port}` } });
let fasdok: FasdokSimulator;

beforeAll(async () => {
  fasdok = await startFasdokSimulator({ port, slowMs: 50 });
});
afterAll(() => fasdok.stop());

const KEY = 'nyckel-12345678';
const connect = async (accessToken = KEY) => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const integration = await user.post(fasdokCalls.connect, { body: { access_token: accessToken } });
  return { account, user, integration };
};
const setUpLease = async () => {
  const { account, user, integration } = await connect();
  const fixture = await createLeaseFixture(app, account);
  const lease = await fixture.createLease();
  const body = {
    lease_id: lease.id,
    organization_id: 'org-1',
    template_id: 'bostad',
    activeVersionNumber: 3,
  };
  const sync = () =>
    syncFasdokCases(
      { db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: app.fastify.log },
      account.businessId,
    );
  const list = () => user.get(agreementCalls.listByLease, { params: { id: lease.id } });
  const health = async () => (await user.get(integrationCalls.list)).data[0];
  return { account, user, integration, lease, body, sync, list, health };
};

test('connects with a key that FASDOK accepts, which is stored encrypted, but not with another key or during an outage', async () => {
  const { account, user, integration } = await connect();
  expect(integration).toMatchObject({ name: 'FASDOK', state: 'CONNECTED', is_simulated: true });
  expect(integration.last_sync_at).toBe('2026-11-20T08:00:00.000Z');
  const stored = await app.forAccount(account, (tx) =>
    tx.selectFrom('integration').select('credentials').executeTakeFirstOrThrow(),
  );
  expect(stored.credentials).toMatch(/^development\.[\w-]+$/);
  expect(JSON.stringify(await user.get(integrationCalls.list))).not.toContain(KEY);
  const wrong = await user.failure(fasdokCalls.connect, { body: { access_token: 'fel-nyckel-123' } });
  expect([wrong.status, wrong.data]).toEqual([
    422,
    { access_token: ['FASDOK godtar inte API-nyckeln. Kopiera den på nytt från FASDOK.'] },
  ]);
  const empty = await user.failure(fasdokCalls.connect, { body: { access_token: ' ' } });
  expect(Object.keys(empty.data)).toEqual(['access_token']);
  fasdok.injectFault('error', 5);
  expect((await user.failure(fasdokCalls.connect, { body: { access_token: KEY } })).status).toBe(503);
  fasdok.injectFault('error', 0);
});

test('lists connections and connectable services, changes the description, and removes the connection', async () => {
  const { user, integration } = await connect();
  const { id } = integration;
  expect((await user.get(integrationCalls.list)).services).toEqual([
    { name: 'FASDOK', is_simulated: true, can_connect: false },
  ]);
  expect((await user.get(integrationCalls.invoicing)).data).toEqual([]);
  const failed = await user.failure(integrationCalls.update, { body: { id, description: ' ' } });
  expect(failed.data).toEqual({ description: ['Beskrivning måste fyllas i'] });
  expect(await user.patch(integrationCalls.update, { body: { id, description: 'Avtalen' } })).toMatchObject({
    description: 'Avtalen',
  });
  // A new key keeps the connection and its description.
  await user.post(fasdokCalls.connect, { body: { access_token: `${KEY}-ny` } });
  expect((await user.get(integrationCalls.list)).data).toMatchObject([{ id, description: 'Avtalen' }]);
  expect(await user.remove(integrationCalls.remove, { params: { id } })).toEqual({
    message: 'FASDOK är bortkopplat',
  });
  expect((await user.get(integrationCalls.list)).data).toEqual([]);
  expect((await user.failure(fasdokCalls.organizations)).status).toBe(424);
});

test('a connection whose key the server has lost asks to be made again, and works again with the key', async () => {
  const { user } = await connect();
  const file = path.join(app.settings.dataDir, 'encryption.key');
  const key = readFileSync(file, 'utf8');
  const read = async () => (await user.get(integrationCalls.list)).data[0];
  for (const other of [
    `development:${randomBytes(32).toString('base64')}`,
    `other:${randomBytes(32).toString('base64')}`,
  ]) {
    writeFileSync(file, other);
    expect((await user.failure(fasdokCalls.organizations)).status).toBe(424);
    expect(await read()).toMatchObject({
      state: 'NEEDS_RECONNECT',
      last_error:
        'Servern kan inte läsa de sparade uppgifterna, eftersom dess krypteringsnyckel saknas eller har bytts. Anslut igen.',
    });
  }
  writeFileSync(file, key);
  expect(await read()).toMatchObject({ state: 'CONNECTED', last_error: null });
  expect((await user.get(fasdokCalls.organizations)).data.length).toBeGreaterThan(0);
  expect(JSON.stringify(await read())).not.toContain('credentials');
});

test('without a connection calls answer 424 with a text that leads to the integrations', async () => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const { id: leaseId } = await fixture.createLease();
  const user = app.as(account);
  const failures = [
    await user.failure(fasdokCalls.organizations),
    await user.failure(fasdokCalls.templates, { params: { organization: 'org-1' } }),
    await user.failure(fasdokCalls.createCase, {
      body: { lease_id: leaseId, organization_id: 'org-1', template_id: 'bostad', activeVersionNumber: 3 },
    }),
  ];
  for (const { status, serverMessage } of failures)
    expect([status, serverMessage]).toEqual([424, 'FASDOK är inte kopplat. Koppla det under Integrationer.']);
});

test('creates a case from a template: an agreement with the PDF as its file', async () => {
  const { user, lease, body, list } = await setUpLease();
  const organizations = await user.get(fasdokCalls.organizations);
  expect(organizations.data.map(({ id }) => id)).toEqual(['org-1', 'org-2']);
  const templates = await user.get(fasdokCalls.templates, { params: { organization: 'org-1' } });
  expect(templates.data[0]).toEqual({
    id: 'bostad',
    name: 'Hyreskontrakt för bostadslägenhet',
    activeVersionNumber: 3,
  });
  const agreement = await user.post(fasdokCalls.createCase, { body });
  expect(agreement).toMatchObject({
    lease_id: lease.id,
    name: 'Hyreskontrakt för bostadslägenhet',
    fasdokcase: { case_id: expect.any(String), status: 'DRAFT' },
    signing_status: null,
    can_sign: false,
    file: { mimetype: 'application/pdf' },
  });
  expect(await list()).toEqual([agreement]);
  const params = { case: agreement.fasdokcase?.case_id ?? '' };
  const { file } = await user.get(fasdokCalls.casePdf, { params });
  expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await connect();
  expect((await stranger.user.failure(fasdokCalls.casePdf, { params })).status).toBe(404);
});

test('a request that FASDOK refuses is explained; only an outage makes the connection show an error', async () => {
  const { user, body, health } = await setUpLease();
  const { fasdokcase } = await user.post(fasdokCalls.createCase, { body });
  const caseId = fasdokcase?.case_id ?? '';
  fasdok.removeCase(caseId);
  const unknown = await user.failure(fasdokCalls.templates, { params: { organization: 'xx' } });
  expect([unknown.status, unknown.serverMessage]).toEqual([
    404,
    'Organisationen finns inte längre i FASDOK. Välj en annan.',
  ]);
  const removed = await user.failure(fasdokCalls.casePdf, { params: { case: caseId } });
  expect([removed.status, removed.serverMessage]).toEqual([404, 'Dokumentet finns inte längre i FASDOK.']);
  expect(await health()).toMatchObject({ state: 'CONNECTED', last_error: null });
  expect((await user.get(notificationCalls.list)).data).toEqual([]);
  fasdok.injectFault('error', 5);
  await user.failure(fasdokCalls.templates, { params: { organization: 'org-1' } });
  fasdok.injectFault('error', 0);
  expect((await health())?.last_error).toBe('Något gick fel i tjänsten. Vi försöker igen.');
});

test('a lost answer leads to no second case, and every case of simultaneous requests gets its agreement', async () => {
  const { user, body, list } = await setUpLease();
  const before = fasdok.cases().length;
  fasdok.injectFault('answer_lost', 1);
  expect((await user.failure(fasdokCalls.createCase, { body })).status).toBe(503);
  expect(fasdok.cases()).toHaveLength(before + 1);
  expect(await list()).toEqual([]);
  const answers = await Promise.allSettled([
    user.post(fasdokCalls.createCase, { body }),
    user.post(fasdokCalls.createCase, { body }),
  ]);
  // The second request is refused while the first is in progress. It creates a case of its own if the first is done by then.
  expect(answers.map(({ status }) => status)).toContain('fulfilled');
  expect(await list()).toHaveLength(fasdok.cases().length - before);
  expect(new Set(fasdok.cases().map(({ reference }) => reference)).size).toBe(fasdok.cases().length);
});

test('refuses an old version and unknown ids under their fields', async () => {
  const { user, body } = await setUpLease();
  const failWith = (change: object) => user.failure(fasdokCalls.createCase, { body: { ...body, ...change } });
  expect((await failWith({ activeVersionNumber: 2 })).data).toEqual({
    template_id: ['Mallen har fått en ny version. Välj den igen.'],
  });
  expect(Object.keys((await failWith({ template_id: 'annan' })).data)).toEqual(['template_id']);
  expect(Object.keys((await failWith({ organization_id: 'annan' })).data)).toEqual(['organization_id']);
  expect(Object.keys((await failWith({ template_id: '', organization_id: '' })).data).sort()).toEqual([
    'organization_id',
    'template_id',
  ]);
});

test('when a case is concluded, its PDF replaces the file of the agreement', async () => {
  const { user, body, sync, list, lease, health } = await setUpLease();
  const agreement = await user.post(fasdokCalls.createCase, { body });
  const caseId = agreement.fasdokcase?.case_id ?? '';
  fasdok.setStatus(caseId, 'DONE');
  await sync();
  expect((await list())[0]?.fasdokcase?.status).toBe('DONE');
  fasdok.setStatus(caseId, 'CONCLUDED');
  await sync();
  await sync();
  const [row] = await list();
  expect(row?.fasdokcase?.status).toBe('CONCLUDED');
  expect(row?.file_id).not.toBe(agreement.file_id);
  const files = await user.get(fileCalls.listByOwner, { params: { type: 'lease', id: lease.id } });
  expect(files.data.map(({ alias }) => alias).sort()).toEqual([
    'Hyreskontrakt för bostadslägenhet',
    'Hyreskontrakt för bostadslägenhet (avslutat)',
  ]);
  const bell = (await user.get(notificationCalls.list)).data.map(({ data }) => data.title);
  expect(bell).toEqual(['Hyreskontrakt för bostadslägenhet är avslutat i FASDOK']);
  expect(await health()).toMatchObject({ state: 'CONNECTED', next_sync_at: '2026-11-20T09:00:00.000Z' });
});

test('the connection shows an outage, and a key that FASDOK no longer accepts until a new one is given', async () => {
  const { user, sync, health } = await setUpLease();
  fasdok.injectFault('error', 3);
  await sync();
  expect(await health()).toMatchObject({
    state: 'CONNECTED',
    last_error: 'Något gick fel i tjänsten. Vi försöker igen.',
  });
  fasdok.injectFault('wrong_key', 1);
  await sync();
  expect(await health()).toMatchObject({ state: 'NEEDS_RECONNECT' });
  expect(await user.failure(fasdokCalls.organizations)).toMatchObject({
    status: 424,
    serverMessage: 'FASDOK godtar inte API-nyckeln längre. Anslut igen under Integrationer.',
  });
  await user.post(fasdokCalls.connect, { body: { access_token: KEY } });
  expect(await health()).toMatchObject({ state: 'CONNECTED', last_error: null });
});

test('a reader can sync the cases of one lease or of the whole business, even if one of them was removed in FASDOK', async () => {
  const { account, user, body, list, health } = await setUpLease();
  const removed = await user.post(fasdokCalls.createCase, { body });
  const { fasdokcase } = await user.post(fasdokCalls.createCase, {
    body: { ...body, template_id: 'bilplats', activeVersionNumber: 2 },
  });
  fasdok.removeCase(removed.fasdokcase?.case_id ?? '');
  fasdok.setStatus(fasdokcase?.case_id ?? '', 'DONE');
  const reader = app.as(await makeColleague(app, account, 'READER'));
  const syncNow = (leaseId: number | null) => reader.post(fasdokCalls.sync, { body: { lease_id: leaseId } });
  expect(await syncNow(body.lease_id)).toEqual({
    message: 'Synkroniserat: 1 avtal har fått ny status',
    changed: 1,
  });
  const statuses = (await list()).map((agreement) => agreement.fasdokcase?.status);
  expect(statuses.sort()).toEqual(['DONE', 'DRAFT']);
  app.clock.set('2026-11-20T08:20:00Z');
  expect(await syncNow(null)).toEqual({ message: 'Synkroniserat: inget nytt', changed: 0 });
  expect(await health()).toMatchObject({
    last_sync_at: '2026-11-20T08:20:00.000Z',
    next_sync_at: '2026-11-20T09:20:00.000Z',
  });
  fasdok.injectFault('error', 5);
  const failed = await reader.failure(fasdokCalls.sync, { body: { lease_id: body.lease_id } });
  fasdok.injectFault('error', 0);
  app.clock.set('2026-11-20T08:00:00Z');
  expect([failed.status, failed.serverMessage]).toEqual([503, expect.stringContaining('svarar inte')]);
  const stranger = await connect();
  const foreign = await stranger.user.failure(fasdokCalls.sync, { body: { lease_id: body.lease_id } });
  expect(foreign.status).toBe(404);
});

test('only administrators connect and disconnect FASDOK; managers create cases; readers see the connection', async () => {
  const { account, integration, body } = await setUpLease();
  const manager = app.as(await makeColleague(app, account, 'MANAGER'));
  const params = { id: integration.id };
  expect((await manager.failure(fasdokCalls.connect, { body: { access_token: KEY } })).status).toBe(403);
  expect((await manager.failure(integrationCalls.remove, { params })).status).toBe(403);
  await manager.post(fasdokCalls.createCase, { body });
  const reader = app.as(await makeColleague(app, account, 'READER'));
  expect((await reader.failure(fasdokCalls.createCase, { body })).status).toBe(403);
  expect((await reader.get(integrationCalls.list)).data).toHaveLength(1);
});
