import { createRandom } from '@husrum/api-platform/testing';
import { hashPassword } from '@husrum/api-settings';
import { updateUser } from '@husrum/api-settings/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeAccount, type TestAccount, testServer } from '../index';
import { fillAccount } from '../isolation/owned-rows';
import { makeRequest } from './fuzz-requests';
import { fuzzSettings } from './fuzz-settings';

/** `npm run fuzz` sends more. */
const { requests: REQUESTS, seed: SEED, verbose } = fuzzSettings;
/** Requests delete rows and end sessions, so a new account is used after this many. */
const REQUESTS_PER_ACCOUNT = 300;

const app = testServer({ env: verbose ? { LOG_LEVEL: 'error' } : {} });

const summarize = ({ method, url, payload, headers }: InjectOptions, answer: LightMyRequestResponse) => ({
  request: `${method} ${String(url).slice(0, 300)}`,
  type: headers?.['content-type'],
  payload: String(payload ?? '').slice(0, 600),
  answer: `${answer.statusCode} ${answer.body.slice(0, 200)}`,
});

const isFailureShape = (body: string): boolean => {
  try {
    const failure: unknown = JSON.parse(body);
    return (
      typeof failure === 'object' &&
      failure !== null &&
      Object.keys(failure).every((key) => key === 'message' || key === 'data') &&
      'message' in failure &&
      typeof failure.message === 'string'
    );
  } catch {
    return false;
  }
};

/** `/api/..` is the path of a page, not of a call. */
const LEAVES_API = /\/(?:\.|%2e){2}(?:[/?#\\]|$)/i;

/** Whether the server failed, or refused a call in another shape than the contract's. */
const isWrong = ({ method, url }: InjectOptions, { statusCode, body }: LightMyRequestResponse): boolean => {
  // Without a build the server has no page to show.
  const isPage = !String(url).startsWith('/api') || LEAVES_API.test(String(url));
  if (statusCode === 503 && isPage) return false;
  if (statusCode >= 500) return true;
  return statusCode >= 400 && String(url).startsWith('/api') && method !== 'HEAD' && !isFailureShape(body);
};

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('the password of the fuzz');
});

let accounts = 0;
const makeFilledAccount = async () => {
  accounts += 1;
  const account = await makeAccount(app);
  const owned = await app.forAccount(account, async (tx) => {
    await updateUser(tx, account.userId, { password_hash: passwordHash });
    return fillAccount(tx, account.userId, accounts);
  });
  return { ...account, owned };
};

/** A request may have signed the user out. */
const signInAgain = ({ userId }: TestAccount): Promise<unknown> =>
  app.system((tx) =>
    tx.updateTable('session').set({ revoked_at: null }).where('user_id', '=', userId).execute(),
  );

it(`no request of ${REQUESTS} makes the server fail (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  const statuses: Record<string, number> = {};
  const wrong: ReturnType<typeof summarize>[] = [];
  let account = await makeFilledAccount();
  for (let sent = 1; sent <= REQUESTS; sent += 1) {
    if (sent % REQUESTS_PER_ACCOUNT === 0) account = await makeFilledAccount();
    const request = makeRequest(random, account);
    const answer = await app.fastify.inject(request);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    if (isWrong(request, answer)) wrong.push(summarize(request, answer));
    if (answer.statusCode === 401) await signInAgain(account);
  }
  if (verbose) console.log(`Seed ${SEED}, ${REQUESTS} requests, answers: ${JSON.stringify(statuses)}`);
  expect(wrong).toEqual([]);
  // Enough requests are valid to reach the stores.
  expect(statuses['200'] ?? 0).toBeGreaterThan(REQUESTS / 10);
}, 3_600_000);
