import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { createOutbox } from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import {
  type FortnoxSimulator,
  startFortnoxSimulator,
  startVismaSimulator,
  type VismaSimulator,
} from '@husrum/api-simulators';
import { type Caller, makeAccount, makeColleague, testServer } from '@husrum/api-testing';
import { accountingCalls } from '@husrum/contract/accounting';
import { companyCalls } from '@husrum/contract/company';
import { integrationCalls } from '@husrum/contract/integration';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { sql } from 'kysely';
import { recordSyncFailure, recordSyncSuccess } from '../integration/integration-health';
import {
  connectFortnox,
  connectVisma,
  consentInFortnox,
  consentInVisma,
  programEnv,
  simulateKillAfterExchange,
} from './accounting.test-data';

const port = 45_000 + (process.pid % 400) * 2;
const app = testServer({
  env: {
    ...programEnv('FORTNOX', port),
    ...programEnv('VISMA', port + 1),
    BASE_URL: 'https://husrum.example',
  },
});
const credentials = { clientId: 'client', clientSecret: 'secret' };
let fortnox: FortnoxSimulator;
let visma: VismaSimulator;

beforeAll(async () => {
  fortnox = await startFortnoxSimulator({ port, ...credentials });
  visma = await startVismaSimulator({ port: port + 1, ...credentials });
});
afterAll(async () => {
  await fortnox.stop();
  await visma.stop();
});

const setup = async () => {
  const account = await makeAccount(app);
  return { account, user: app.as(account) };
};
const EXPIRED = 'Inloggningen gäller inte längre. Börja om från Integrationer.';
const NO_LICENCE =
  'Det gick inte att ansluta till Fortnox. Kontrollera att ni har en integrationslicens i Fortnox.';

test('connects a company in Fortnox, with tokens encrypted, and renews it instead of connecting it twice', async () => {
  const { account, user } = await setup();
  const { url } = await user.get(accountingCalls.loginFortnox);
  const { searchParams } = new URL(url);
  expect(searchParams.get('redirect_uri')).toBe('https://husrum.example/integrate/fortnox');
  const consent = consentInFortnox(fortnox, url, '1');
  const logins = await app.forAccount(account, (tx) =>
    tx.selectFrom('integration_login').selectAll().execute(),
  );
  expect(JSON.stringify(logins)).not.toContain(consent.state);
  const integration = await user.post(accountingCalls.authenticateFortnox, { body: consent });
  expect(integration).toMatchObject({
    name: 'FORTNOX',
    state: 'CONNECTED',
    description: 'Fortnox – Exempelfastigheter AB',
    service_company: 'Exempelfastigheter AB',
    organisation_number: '556036-0793',
    is_simulated: true,
    next_sync_at: '2026-11-21T04:00:00.000Z',
  });
  const { credentials: stored } = await app.forAccount(account, (tx) =>
    tx.selectFrom('integration').select('credentials').executeTakeFirstOrThrow(),
  );
  expect(stored).toMatch(/^development\.[\w-]+$/);
  await user.patch(integrationCalls.update, { body: { id: integration.id, description: 'Böckerna' } });
  const again = await connectFortnox(user, fortnox, { company: '1' });
  expect(again).toMatchObject({ id: integration.id, description: 'Böckerna' });
  const other = await connectFortnox(user, fortnox, { company: '2' });
  const { data, services } = await user.get(integrationCalls.list);
  expect(data.map(({ id }) => id)).toEqual([integration.id, other.id]);
  expect((await user.get(integrationCalls.invoicing)).data).toEqual(data);
  expect(services.filter(({ can_connect }) => can_connect).map(({ name }) => name)).toEqual([
    'FORTNOX',
    'VISMA',
  ]);
});

test('a login is valid once, in the session that began it, for ten minutes', async () => {
  const { account, user } = await setup();
  const colleague = app.as(await makeColleague(app, account, 'ADMINISTRATOR'));
  const stranger = (await setup()).user;
  const begin = async () => {
    const { url } = await user.get(accountingCalls.loginFortnox);
    return consentInFortnox(fortnox, url, '1');
  };
  const body = await begin();
  for (const other of [colleague, stranger])
    expect(await other.failure(accountingCalls.authenticateFortnox, { body })).toMatchObject({
      status: 409,
      serverMessage: EXPIRED,
    });
  const both = await Promise.allSettled(
    [body, body].map((one) => user.post(accountingCalls.authenticateFortnox, { body: one })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const late = await begin();
  app.clock.set('2026-11-20T08:11:00Z');
  expect(await user.failure(accountingCalls.authenticateFortnox, { body: late })).toMatchObject({
    status: 409,
    serverMessage: EXPIRED,
  });
  app.clock.set('2026-11-20T08:00:00Z');
  const unknown = { state: 'okänd', code: 'kod' };
  expect((await user.failure(accountingCalls.authenticateFortnox, { body: unknown })).status).toBe(409);
  const missing = await user.failure(accountingCalls.authenticateFortnox, { body: { state: '', code: '' } });
  expect([missing.status, Object.keys(missing.data).sort()]).toEqual([422, ['code', 'state']]);
});

test('explains the failure when Fortnox refuses, and when it is down', async () => {
  const { user } = await setup();
  const begin = async () =>
    consentInFortnox(fortnox, (await user.get(accountingCalls.loginFortnox)).url, '3');
  const wrong = await user.failure(accountingCalls.authenticateFortnox, {
    body: { ...(await begin()), code: 'fel' },
  });
  expect(wrong).toMatchObject({ status: 409, serverMessage: NO_LICENCE });
  fortnox.changeSettings('3', { hasApiLicence: false });
  const unlicensed = await user.failure(accountingCalls.authenticateFortnox, { body: await begin() });
  expect(unlicensed).toMatchObject({ status: 409, serverMessage: NO_LICENCE });
  fortnox.changeSettings('3', { hasApiLicence: true });
  fortnox.faults.inject({ fault: 'error', on: 'POST /oauth-v1/token' });
  const down = await user.failure(accountingCalls.authenticateFortnox, { body: await begin() });
  expect(down).toMatchObject({
    status: 503,
    serverMessage: 'Fortnox svarar inte just nu. Försök igen om en stund.',
  });
  expect((await user.get(integrationCalls.list)).data).toEqual([]);
});

test('logging in again renews a connection, and is refused for another company and in another program', async () => {
  const { user } = await setup();
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  expect(await connectFortnox(user, fortnox, { company: '1', integrationId: id })).toMatchObject({ id });
  const { url } = await user.get(accountingCalls.loginFortnox, { query: { integration_id: id } });
  const other = await user.failure(accountingCalls.authenticateFortnox, {
    body: consentInFortnox(fortnox, url, '2'),
  });
  expect(other).toMatchObject({
    status: 409,
    serverMessage:
      'Du valde Exempelbostäder i Norr AB i Fortnox, men kopplingen gäller Exempelfastigheter AB. Välj rätt företag, eller lägg till en ny koppling.',
  });
  // The connection that was to be renewed works as before.
  expect((await user.get(integrationCalls.list)).data[0]).toMatchObject({
    state: 'CONNECTED',
    last_error: null,
    last_error_at: null,
  });
  const otherProgram = await user.failure(accountingCalls.loginVisma, { query: { integration_id: id } });
  expect(otherProgram.status).toBe(404);
  expect((await user.get(integrationCalls.list)).data).toHaveLength(1);
});

describe('a process that is killed after it has exchanged the code', () => {
  const UNFINISHED = 'Anslutningen till Fortnox avbröts innan den blev klar. Anslut igen.';
  const connectInKilledProcess = async (user: Caller, integrationId?: number) => {
    const { url } = await user.get(accountingCalls.loginFortnox, {
      query: integrationId === undefined ? {} : { integration_id: integrationId },
    });
    const body = consentInFortnox(fortnox, url, '1');
    const { killed, restore } = simulateKillAfterExchange();
    void user.post(accountingCalls.authenticateFortnox, { body });
    await killed;
    restore();
    return body;
  };

  test('leaves a connection that must be connected again, and no company can choose it until then', async () => {
    const { account, user } = await setup();
    const body = await connectInKilledProcess(user);
    const { data } = await user.get(integrationCalls.list);
    expect(data).toMatchObject([
      {
        ...{ name: 'FORTNOX', description: 'Fortnox', state: 'NEEDS_RECONNECT', last_error: UNFINISHED },
        ...{ service_company: null, last_sync_at: null },
      },
    ]);
    const id = data[0]?.id ?? 0;
    expect((await user.get(integrationCalls.invoicing)).data).toEqual([]);
    const company = await createPortfolioFactory(app, account).company();
    const { company_id: _id, updated_at: _version, ...config } = company.invoicingconfig;
    const chosen = { params: { id: company.id }, body: { ...config, integration_id: id } };
    expect((await user.failure(companyCalls.updateInvoicingConfig, chosen)).status).toBe(422);
    expect((await user.failure(accountingCalls.chart, { params: { id } })).status).toBe(424);
    // The code was used, and so was the login.
    expect((await user.failure(accountingCalls.authenticateFortnox, { body })).status).toBe(409);

    const again = await connectFortnox(user, fortnox, { company: '1', integrationId: id });
    expect(again).toMatchObject({
      ...{ id, state: 'CONNECTED', last_error: null },
      ...{ description: 'Fortnox – Exempelfastigheter AB', service_company: 'Exempelfastigheter AB' },
    });
    expect((await user.get(integrationCalls.invoicing)).data).toEqual([again]);
    expect(await user.patch(companyCalls.updateInvoicingConfig, chosen)).toMatchObject({
      integration_id: id,
    });
  });

  test('leaves a renewed or new connection that must be connected again, and connecting again leaves the company one connection', async () => {
    const { user } = await setup();
    const { id } = await connectFortnox(user, fortnox, { company: '1' });
    await connectInKilledProcess(user, id);
    await connectInKilledProcess(user);
    const { data } = await user.get(integrationCalls.list);
    expect(data).toMatchObject([
      {
        id,
        state: 'NEEDS_RECONNECT',
        last_error: UNFINISHED,
        description: 'Fortnox – Exempelfastigheter AB',
      },
      { state: 'NEEDS_RECONNECT', last_error: UNFINISHED, description: 'Fortnox' },
    ]);
    const newId = data[1]?.id ?? 0;
    // The company's earlier connection is renewed, and the new one is deleted.
    expect(await connectFortnox(user, fortnox, { company: '1', integrationId: newId })).toMatchObject({
      id,
      state: 'CONNECTED',
      last_error: null,
    });
    expect((await user.get(integrationCalls.list)).data).toHaveLength(1);
    await connectInKilledProcess(user);
    const ids = (await user.get(integrationCalls.list)).data.map((row) => row.id);
    await user.remove(integrationCalls.remove, { params: { id: ids[1] ?? 0 } });
    expect((await user.get(integrationCalls.list)).data).toHaveLength(1);
  });
});

test('connects Spiris with a state, and without one in the session that began the login', async () => {
  const { account, user } = await setup();
  const { id } = await connectVisma(user);
  const obtainCode = async () => {
    const { url } = await user.get(accountingCalls.loginVisma);
    return (await consentInVisma(url)).searchParams.get('code') ?? '';
  };
  const code = await obtainCode();
  const colleague = app.as(await makeColleague(app, account, 'ADMINISTRATOR'));
  expect((await colleague.failure(accountingCalls.authenticateVisma, { body: { code } })).status).toBe(409);
  expect(await user.post(accountingCalls.authenticateVisma, { body: { code } })).toMatchObject({ id });
  expect((await user.failure(accountingCalls.authenticateVisma, { body: { code } })).status).toBe(409);
  await obtainCode();
  const wrong = await user.failure(accountingCalls.authenticateVisma, { body: { code: 'fel' } });
  expect(wrong).toMatchObject({ status: 409, serverMessage: 'Något gick fel. Försök igen.' });
});

test('the connection of another business is not found', async () => {
  const { id } = await connectFortnox((await setup()).user, fortnox, { company: '1' });
  const { user } = await setup();
  const failures = [
    await user.failure(accountingCalls.loginFortnox, { query: { integration_id: id } }),
    await user.failure(accountingCalls.loginVisma, { query: { integration_id: id } }),
    await user.failure(accountingCalls.chart, { params: { id } }),
    await user.failure(accountingCalls.settings, { params: { id } }),
    await user.failure(integrationCalls.previewRemoval, { params: { id } }),
  ];
  expect(failures.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('only administrators connect, change and remove a connection; a manager sees its settings', async () => {
  const { account, user } = await setup();
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  const manager = app.as(await makeColleague(app, account, 'MANAGER'));
  const failures = [
    await manager.failure(accountingCalls.loginFortnox),
    await manager.failure(accountingCalls.authenticateVisma, { body: { code: 'kod' } }),
    await manager.failure(accountingCalls.updateAccounts, {
      params: { id },
      body: { accounts: [{ tax_rate: 25, account_number: 3001 }] },
    }),
    await manager.failure(integrationCalls.remove, { params: { id } }),
  ];
  expect(failures.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await manager.get(accountingCalls.settings, { params: { id } })).integration.id).toBe(id);
});

test('a company chooses a connection; the preview of its removal shows the effect, and the removal applies it', async () => {
  const { account, user } = await setup();
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  const portfolio = createPortfolioFactory(app, account);
  const company = await portfolio.company();
  const { company_id: _id, updated_at: _version, ...config } = company.invoicingconfig;
  const params = { id: company.id };
  const makeInput = (integrationId: number) => ({
    params,
    body: { ...config, integration_id: integrationId },
  });
  const foreign = await connectFortnox((await setup()).user, fortnox, { company: '1' });
  const refused = await user.failure(companyCalls.updateInvoicingConfig, makeInput(foreign.id));
  expect([refused.status, refused.data]).toEqual([
    422,
    { integration_id: ['Välj ett bokföringsprogram som är kopplat under Integrationer.'] },
  ]);
  expect(await user.patch(companyCalls.updateInvoicingConfig, makeInput(id))).toMatchObject({
    integration_id: id,
  });
  const invoices = await app.forAccount(account, async (tx) => {
    const insert = async (sentAt: string | null, status: 'EDIT' | 'PENDING_PAYMENT' | 'PAYED') => {
      const { rows } = await sql<{ id: number }>`
        insert into invoicebase (company_id, kind, start, stop, status, sent_at, fee_ore, tax_ore, rounded_ore, pay_ore, left_ore)
        values (${company.id}, 'SUPPLEMENT', '2026-12-01', '2026-12-31', ${status}, ${sentAt}, 0, 0, 0, 0, 0)
        returning id`.execute(tx);
      const invoiceId = rows[0]?.id ?? 0;
      await tx
        .insertInto('accounting_invoice')
        .values({ invoicebase_id: invoiceId, integration_id: id, reference: `H-${invoiceId}` })
        .execute();
      return invoiceId;
    };
    return [
      await insert(null, 'EDIT'),
      await insert('2026-11-01T08:00:00Z', 'PENDING_PAYMENT'),
      await insert('2026-10-01T08:00:00Z', 'PAYED'),
    ];
  });
  expect(await user.get(integrationCalls.previewRemoval, { params: { id } })).toEqual({
    companies: [company.name],
    unsent: 1,
    unpaid: 1,
    waiting: 0,
  });
  expect(await user.remove(integrationCalls.remove, { params: { id } })).toEqual({
    message: 'Fortnox är bortkopplat',
  });
  expect((await user.get(companyCalls.invoicingConfig, { params })).integration_id).toBeNull();
  const after = await app.forAccount(account, (tx) =>
    tx
      .selectFrom('invoicebase')
      .select(['id', 'sync_active'])
      .where('id', 'in', invoices)
      .orderBy('id')
      .execute(),
  );
  expect(after.map(({ sync_active }) => sync_active)).toEqual([false, false, true]);
});

test('reads the chart of accounts, and keeps the accounts and cost centres that users choose', async () => {
  const { account, user } = await setup();
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  const params = { id };
  const chart = await user.get(accountingCalls.chart, { params });
  expect(chart.accounts).toContainEqual(expect.objectContaining({ number: 3001, is_active: true }));
  expect(chart.cost_centers.length).toBeGreaterThan(0);
  const first = await user.get(accountingCalls.settings, { params });
  expect(first.accounts.map(({ tax_rate, account_number }) => [tax_rate, account_number])).toEqual([
    [0, 3004],
    [6, 3003],
    [12, 3002],
    [25, 3001],
  ]);
  expect(first).toMatchObject({
    decides: { number: 'HUSRUM', ocr: 'HUSRUM', due_date: 'HUSRUM' },
    dimensions: [],
  });
  const change = { accounts: [{ tax_rate: 0, account_number: 3911 }] };
  await user.patch(accountingCalls.updateAccounts, { params, body: change });
  const twice = await user.failure(accountingCalls.updateAccounts, {
    params,
    body: { accounts: [...change.accounts, ...change.accounts] },
  });
  expect(twice.data).toEqual({ accounts: ['Ange varje momssats en gång.'] });
  const portfolio = createPortfolioFactory(app, account);
  const company = await portfolio.company();
  const estate = await portfolio.entity({ company_id: company.id });
  const row = { type: 'company', id: company.id, cost_center: 'A', project: 'P1' } as const;
  const unchosen = await user.failure(accountingCalls.updateDimension, { params, body: row });
  expect(unchosen.status).toBe(422);
  const { company_id: _id, updated_at: _version, ...config } = company.invoicingconfig;
  await user.patch(companyCalls.updateInvoicingConfig, {
    params: { id: company.id },
    body: { ...config, integration_id: id },
  });
  await user.patch(accountingCalls.updateDimension, { params, body: row });
  const own = { type: 'entity', id: estate.id, cost_center: 'B', project: null } as const;
  await user.patch(accountingCalls.updateDimension, { params, body: own });
  const { accounts, dimensions } = await user.get(accountingCalls.settings, { params });
  expect(accounts[0]).toEqual({ tax_rate: 0, account_number: 3911, standard_number: 3004 });
  expect(dimensions).toMatchObject([
    { type: 'company', name: company.name, cost_center: 'A', project: 'P1' },
    { type: 'entity', name: estate.name, company: company.name, cost_center: 'B', project: null },
  ]);
  await user.patch(accountingCalls.updateDimension, { params, body: { ...own, cost_center: null } });
  expect((await user.get(accountingCalls.settings, { params })).dimensions).toHaveLength(1);
});

const turnOnIntegrationMail = (user: Caller) =>
  user.patch(sessionCalls.updateMe, {
    body: {
      ...{ name: 'Anna Ek', email_notification_ticket: false, email_notification_comment: false },
      ...{ email_notification_integration: true, show_onboarding_in_sidebar: false },
    },
  });

test('administrators are notified once when a connection fails, also by mail if they chose it, and again after it has worked', async () => {
  const { account, user } = await setup();
  const manager = app.as(await makeColleague(app, account, 'MANAGER'));
  await makeColleague(app, account, 'ADMINISTRATOR');
  expect((await user.get(sessionCalls.me)).email_notification_integration).toBe(false);
  expect((await turnOnIntegrationMail(user)).email_notification_integration).toBe(true);
  await turnOnIntegrationMail(manager);
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  const now = new Date('2026-11-20T08:00:00Z');
  const fail = (failure: 'failed' | 'unauthorized') =>
    app.forAccount(account, (tx) => {
      const { settings } = app;
      const outbox = createOutbox(tx, account.businessId, settings);
      return recordSyncFailure({ tx, outbox, settings }, id, new ServiceError(failure, 'x'), { now });
    });
  const mails = () =>
    app.forAccount(account, (tx) =>
      tx
        .selectFrom('mail_message')
        .select(['recipient', 'subject', 'body'])
        .where('subject', 'in', ['En koppling fungerar inte', 'Anslut igen'])
        .orderBy('id')
        .execute(),
    );
  const titles = async () =>
    (await user.get(notificationCalls.list)).data
      .filter(({ type }) => type === 'integration')
      .map(({ data }) => data.title);
  await fail('failed');
  await fail('failed');
  expect(await titles()).toEqual(['En koppling fungerar inte']);
  await app.forAccount(account, (tx) => recordSyncSuccess(tx, id, { now }));
  await fail('failed');
  await fail('unauthorized');
  await fail('unauthorized');
  expect(await titles()).toEqual(['Anslut igen', 'En koppling fungerar inte', 'En koppling fungerar inte']);
  expect((await manager.get(notificationCalls.list)).data).toEqual([]);
  const sent = await mails();
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    ['En koppling fungerar inte', 'En koppling fungerar inte', 'Anslut igen'].map((subject) => [
      account.email,
      subject,
    ]),
  );
  expect(sent[2]?.body).toContain('Kopplingen Fortnox – Exempelfastigheter AB godtas inte längre');
  expect(sent[2]?.body).toContain('https://husrum.example/integration/overview');
});
