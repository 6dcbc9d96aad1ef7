import { type FortnoxSimulator, startFortnoxSimulator } from '@husrum/api-simulators';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { integrationCalls } from '@husrum/contract/integration';
import { notificationCalls } from '@husrum/contract/notification';
import { findIntegrationRecord, saveIntegration } from '../integration/integration.store';
import { connectFortnox, programEnv, simulateKillAfterExchange } from './accounting.test-data';
import { openAccountingConnection } from './accounting-connection';
import { findConnection } from './accounting-connection.store';
import { decryptTokens, encryptTokens } from './accounting-tokens';
import { checkInterruptedExchanges } from './check-interrupted-exchanges';

const port = 45_800 + (process.pid % 200);
const app = testServer({ env: programEnv('FORTNOX', port) });
let fortnox: FortnoxSimulator;

beforeAll(async () => {
  fortnox = await startFortnoxSimulator({ port, clientId: 'client', clientSecret: 'secret' });
});
afterAll(() => fortnox.stop());

const server = () => ({ db: app.db, clock: app.clock, settings: app.settings, log: app.fastify.log });

/** Begins to count the exchanges of the refresh token. */
const startRefreshCounter = () => {
  const spy = jest.spyOn(globalThis, 'fetch');
  return {
    refreshes: () =>
      spy.mock.calls.filter(([, init]) => String(init?.body).includes('refresh_token=')).length,
    restore: () => spy.mockRestore(),
  };
};

const setup = async () => {
  const account = await makeAccount(app);
  const user = app.as(account);
  const { id } = await connectFortnox(user, fortnox, { company: '1' });
  const open = async () => {
    const connection = await openAccountingConnection(server(), account.businessId, id);
    if (connection === undefined) throw new Error('The connection is not accepted');
    return connection.service;
  };
  return { account, user, id, open };
};
const readTokens = (account: TestAccount, id: number) =>
  app.forAccount(account, async (tx) => {
    const { credentials } = (await findConnection(tx, id)) ?? { credentials: null };
    return decryptTokens(
      app.settings,
      { businessId: account.businessId, name: 'FORTNOX' },
      credentials ?? '',
    );
  });
const changeTokens = async (account: TestAccount, id: number, change: { accessExpiresAt: string }) => {
  const tokens = { ...(await readTokens(account, id)), ...change };
  const owner = { businessId: account.businessId, name: 'FORTNOX' } as const;
  await app.forAccount(account, (tx) =>
    saveIntegration(tx, id, { credentials: encryptTokens(app.settings, owner, tokens) }),
  );
};

test('a connection whose key the server has lost opens as one that must be made again, and can be removed', async () => {
  const { account, user, id, open } = await setup();
  const settings = { ...app.settings, encryptionKeys: [{ id: 'other', bytes: Buffer.alloc(32, 1) }] };
  expect(await openAccountingConnection({ ...server(), settings }, account.businessId, id)).toBeUndefined();
  await expect(open()).resolves.toBeDefined();
  await app.forAccount(account, (tx) => saveIntegration(tx, id, { credentials: 'lost.AAAA' }));
  expect((await user.get(integrationCalls.list)).data).toMatchObject([{ id, state: 'NEEDS_RECONNECT' }]);
  await user.remove(integrationCalls.remove, { params: { id } });
  expect((await user.get(integrationCalls.list)).data).toEqual([]);
});

test('several processes at once exchange an expired token exactly once, and all calls succeed', async () => {
  const { account, id, open } = await setup();
  const before = await readTokens(account, id);
  await changeTokens(account, id, { accessExpiresAt: '2020-01-01T00:00:00Z' });
  const services = await Promise.all([open(), open(), open(), open()]);
  const counter = startRefreshCounter();
  const companies = await Promise.all(services.map((service) => service.readCompany()));
  expect(counter.refreshes()).toBe(1);
  counter.restore();
  expect(companies.map(({ name }) => name)).toEqual(companies.map(() => 'Exempelfastigheter AB'));
  const after = await readTokens(account, id);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  const row = await app.forAccount(account, (tx) => findConnection(tx, id));
  expect(row).toMatchObject({ state: 'CONNECTED', refresh_claimed_until: null });
});

test('two processes exchange an access token that the program refuses only once', async () => {
  const { open } = await setup();
  const [one, other] = [await open(), await open()];
  await one.readCompany();
  await other.readCompany();
  fortnox.faults.inject({ fault: 'token_expired', on: 'GET /3/companyinformation', count: 1 });
  const counter = startRefreshCounter();
  await Promise.all([one.readCompany(), other.readCompany()]);
  expect(counter.refreshes()).toBe(1);
  counter.restore();
});

test('tokens that another process has replaced are read again, without an exchange', async () => {
  const { open } = await setup();
  const [one, other] = [await open(), await open()];
  await other.readCompany();
  fortnox.faults.inject({ fault: 'token_expired', on: 'GET /3/companyinformation' });
  await one.readCompany();
  const counter = startRefreshCounter();
  await other.readCompany();
  expect(counter.refreshes()).toBe(0);
  counter.restore();
});

test('a refused exchange asks the user to connect again, with a notification', async () => {
  const { account, user, id, open } = await setup();
  const service = await open();
  await changeTokens(account, id, { accessExpiresAt: '2020-01-01T00:00:00Z' });
  fortnox.faults.inject({ fault: 'token_rotated', on: 'POST /oauth-v1/token' });
  await expect(service.readCompany()).rejects.toMatchObject({ failure: 'unauthorized' });
  expect(await app.forAccount(account, (tx) => findIntegrationRecord(tx, id))).toMatchObject({
    state: 'NEEDS_RECONNECT',
    last_error: 'Tjänsten godtar inte anslutningen längre. Anslut igen.',
  });
  expect(await openAccountingConnection(server(), account.businessId, id)).toBeUndefined();
  const notifications = (await user.get(notificationCalls.list)).data;
  expect(notifications.map(({ data }) => [data.title, data.link])).toEqual([
    ['Anslut igen', '/integration/overview'],
  ]);
  const again = await connectFortnox(user, fortnox, { company: '1', integrationId: id });
  expect(again).toMatchObject({ id, state: 'CONNECTED', last_error: null });
  await expect((await open()).readCompany()).resolves.toMatchObject({ name: 'Exempelfastigheter AB' });
});

test('an exchange that fails is tried again at the next request, and the connection stays connected', async () => {
  const { account, id, open } = await setup();
  await changeTokens(account, id, { accessExpiresAt: '2020-01-01T00:00:00Z' });
  const service = await open();
  fortnox.faults.inject({ fault: 'error', on: 'POST /oauth-v1/token', count: 1 });
  await expect(service.listCostCenters()).rejects.toMatchObject({ failure: 'failed' });
  const row = await app.forAccount(account, (tx) => findConnection(tx, id));
  expect(row).toMatchObject({ state: 'CONNECTED', refresh_claimed_until: null });
  await expect(service.readCompany()).resolves.toMatchObject({ name: 'Exempelfastigheter AB' });
});

describe('a process that is killed while it exchanges the refresh token', () => {
  /** The claim of the killed process expires, as it does after half a minute. */
  const expireClaim = (account: TestAccount, id: number) =>
    app.forAccount(account, (tx) =>
      saveIntegration(tx, id, { refresh_claimed_until: '2020-01-01T00:00:00.000Z' }),
    );
  const readState = (account: TestAccount, id: number) =>
    app.forAccount(account, (tx) => findConnection(tx, id));

  test('loses the new token if it is killed after the exchange: the next check of interrupted exchanges asks the user to connect again', async () => {
    const { account, user, id, open } = await setup();
    await changeTokens(account, id, { accessExpiresAt: '2020-01-01T00:00:00Z' });
    const service = await open();
    const { killed, restore } = simulateKillAfterExchange();
    void service.readCompany();
    await killed;
    restore();
    await checkInterruptedExchanges(server());
    // The exchange is not ended before the claim has expired: a living process may still store the token.
    expect(await readState(account, id)).toMatchObject({ state: 'CONNECTED' });
    await expireClaim(account, id);
    await checkInterruptedExchanges(server());
    expect(await readState(account, id)).toMatchObject({
      state: 'NEEDS_RECONNECT',
      refresh_claimed_until: null,
    });
    const notifications = (await user.get(notificationCalls.list)).data;
    expect(notifications.map(({ data }) => data.title)).toEqual(['Anslut igen']);
  });

  test('loses nothing if it is killed before the exchange: the connection works, and is not checked again', async () => {
    const { account, id, open } = await setup();
    await changeTokens(account, id, { accessExpiresAt: '2020-01-01T00:00:00Z' });
    await expireClaim(account, id);
    fortnox.faults.inject({ fault: 'error', on: 'POST /oauth-v1/token', count: 1 });
    await checkInterruptedExchanges(server());
    expect(await readState(account, id)).toMatchObject({ state: 'CONNECTED' });
    await expireClaim(account, id);
    await checkInterruptedExchanges(server());
    expect(await readState(account, id)).toMatchObject({ state: 'CONNECTED', refresh_claimed_until: null });
    const counter = startRefreshCounter();
    await checkInterruptedExchanges(server());
    await (await open()).readCompany();
    expect(counter.refreshes()).toBe(0);
    counter.restore();
  });
});

test('a connection that does not exist, and that of another business, cannot be opened', async () => {
  const { account, id } = await setup();
  const stranger = await makeAccount(app);
  expect(await openAccountingConnection(server(), stranger.businessId, id)).toBeUndefined();
  expect(await openAccountingConnection(server(), account.businessId, id + 1000)).toBeUndefined();
});
