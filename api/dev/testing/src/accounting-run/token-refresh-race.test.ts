import { saveIntegration } from '@husrum/api-connections';
import {
  consentInFortnox,
  decryptTokens,
  encryptTokens,
  findConnection,
} from '@husrum/api-connections/testing';
import type { AccountingTokens } from '@husrum/api-ports';
import { type FortnoxSimulator, startFortnoxSimulator } from '@husrum/api-simulators';
import { accountingCalls } from '@husrum/contract/accounting';
import { sessionCalls } from '@husrum/contract/session';
import { testServer } from '../index';
import { findFreePort, killLaunchedServers, launchServer, waitUntilReady } from '../launch-server';
import { createLandlord, landlordSignIn } from '../month-run/landlord';

const ROUNDS = 6;
const TOKEN_REQUEST = 'POST /oauth-v1/token';
/** Longer than both servers take to read the stored token. */
const SLOW_MS = 400;
const credentials = { clientId: 'client', clientSecret: 'secret' } as const;

const app = testServer();
let fortnox: FortnoxSimulator;
let refreshes = 0;

beforeAll(async () => {
  const rateLimit = { requests: 1_000_000, windowMs: 1000 };
  fortnox = await startFortnoxSimulator({ ...credentials, port: 0, slowMs: SLOW_MS, rateLimit });
  const { take } = fortnox.faults;
  // This counts the token exchanges: each one takes its faults.
  fortnox.faults.take = (request) => {
    if (request === TOKEN_REQUEST) refreshes += 1;
    return take(request);
  };
});
afterAll(async () => {
  killLaunchedServers();
  await fortnox.stop();
});

/** Starts a server process. Returns a function that sends it a request, and throws unless the status is 200. */
const startServer = async () => {
  const port = await findFreePort();
  const { baseUrl, authorizeUrl, tokenUrl } = fortnox.settings;
  launchServer({
    ...{ DATA_DIR: app.settings.dataDir, PORT: String(port), JOBS: 'off', LOG_LEVEL: 'silent' },
    // Both servers have the same public address, as behind a load balancer.
    BASE_URL: 'http://localhost:4000',
    DATABASE_URL: globalThis.testDatabase.url,
    ...{ FORTNOX_CLIENT_ID: credentials.clientId, FORTNOX_CLIENT_SECRET: credentials.clientSecret },
    ...{ FORTNOX_BASE_URL: baseUrl, FORTNOX_AUTHORIZE_URL: authorizeUrl, FORTNOX_TOKEN_URL: tokenUrl },
  });
  await waitUntilReady(port);
  return async (path: string, { token, body }: { token?: string; body?: object } = {}): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
};

it('two server processes exchange an expired Fortnox token once, and both calls succeed', async () => {
  const { businessId } = await createLandlord(app.db, { leases: 1, start: '2027-01-01' });
  const servers = await Promise.all([startServer(), startServer()]);
  const [one, other] = servers;
  const token =
    sessionCalls.login.response?.cast(await one(sessionCalls.login.path, { body: landlordSignIn }))
      .access_token ?? '';

  // The login begins at one server and ends at the other.
  const { loginFortnox, authenticateFortnox, chart } = accountingCalls;
  const login = loginFortnox.response?.cast(await one(loginFortnox.path, { token }));
  const body = consentInFortnox(fortnox, login?.url ?? '', '1');
  const row = authenticateFortnox.response?.cast(await other(authenticateFortnox.path, { token, body }));
  const id = row?.id ?? 0;

  const owner = { businessId, name: 'FORTNOX' } as const;
  const readConnection = () => app.db.forAccount(businessId, (tx) => findConnection(tx, id));
  const readTokens = async (): Promise<AccountingTokens> =>
    decryptTokens(app.settings, owner, (await readConnection())?.credentials ?? '');
  const expire = async (): Promise<void> => {
    const tokens = { ...(await readTokens()), accessExpiresAt: '2020-01-01T00:00:00Z' };
    await app.db.forAccount(businessId, (tx) =>
      saveIntegration(tx, id, { credentials: encryptTokens(app.settings, owner, tokens) }),
    );
  };

  const path = chart.path.replace('{id}', String(id));
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readTokens();
    // Every other time the stored token has not expired, but Fortnox rejects it.
    if (round % 2 === 0) await expire();
    else fortnox.faults.inject({ fault: 'token_expired', on: 'GET /3/accounts' });
    fortnox.faults.inject({ fault: 'slow', on: TOKEN_REQUEST });
    refreshes = 0;
    const charts = await Promise.all(servers.map((send) => send(path, { token })));
    expect({ round, refreshes }).toEqual({ round, refreshes: 1 });
    for (const read of charts)
      expect(read).toMatchObject({ cost_centers: [{ code: 'EXP' }, { code: 'FRV' }] });
    expect((await readTokens()).refreshToken).not.toBe(before.refreshToken);
  }
  expect(await readConnection()).toMatchObject({ state: 'CONNECTED', refresh_claimed_until: null });
}, 120_000);
