import { ServiceError } from '../service-client';
import { connect, consent, failureOf, startVismaTest, type VismaTest } from './visma.test-data';

const REDIRECT_URI = 'http://127.0.0.1:4000/integrate/visma';
let test_: VismaTest;
let tokenNow = new Date();
beforeAll(async () => {
  test_ = await startVismaTest({ tokenNow: () => tokenNow });
});
afterAll(() => test_.simulator.stop());

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure === 'unauthorized';

test('asks for the scopes that its requests need, and for the choice of company', () => {
  const url = new URL(test_.oauth.authorizeUrl({ state: 's', redirectUri: REDIRECT_URI }));
  expect(url.searchParams.get('scope')).toBe(
    'ea:api offline_access ea:sales ea:accounting_readonly ea:purchase_readonly',
  );
  expect(url.searchParams.get('prompt')).toBe('select_account');
  expect(url.searchParams.get('response_type')).toBe('code');
});

test('comes back with a code and the state, or with the refusal', async () => {
  const approved = await consent(test_.oauth);
  expect(approved.searchParams.get('state')).toBe('state-1');
  expect(approved.searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/);
  const denied = await consent(test_.oauth, { decision: 'deny' });
  expect(denied.searchParams.get('error')).toBe('access_denied');
  expect(denied.searchParams.has('code')).toBe(false);
});

test('a code works once, for five minutes, with its own address', async () => {
  const newCode = async () => (await consent(test_.oauth)).searchParams.get('code') ?? '';
  const code = await newCode();
  await test_.oauth.exchangeCode({ code, redirectUri: REDIRECT_URI });
  expect(isUnauthorized(await failureOf(test_.oauth.exchangeCode({ code, redirectUri: REDIRECT_URI })))).toBe(
    true,
  );
  const elsewhere = { code: await newCode(), redirectUri: 'http://127.0.0.1:4000/elsewhere' };
  expect(isUnauthorized(await failureOf(test_.oauth.exchangeCode(elsewhere)))).toBe(true);
  const late = await newCode();
  tokenNow = new Date(tokenNow.getTime() + 5 * 60_000 + 1);
  const failure = await failureOf(test_.oauth.exchangeCode({ code: late, redirectUri: REDIRECT_URI }));
  expect(isUnauthorized(failure)).toBe(true);
});

test('a refresh gives a new pair, and the old refresh token works no more', async () => {
  const first = await connect(test_.oauth);
  const second = await test_.oauth.refresh(first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(isUnauthorized(await failureOf(test_.oauth.refresh(first.refreshToken)))).toBe(true);
  expect((await test_.oauth.refresh(second.refreshToken)).scope).toContain('ea:sales');
});

test('tokens that rotated while the answer was lost are useless', async () => {
  const first = await connect(test_.oauth);
  test_.simulator.fail('token_answer_lost');
  const lost = await failureOf(test_.oauth.refresh(first.refreshToken));
  expect(lost instanceof ServiceError && lost.failure).toBe('unreachable');
  expect(isUnauthorized(await failureOf(test_.oauth.refresh(first.refreshToken)))).toBe(true);
});

test('a revoked refresh token works no more', async () => {
  const tokens = await connect(test_.oauth);
  await test_.oauth.revoke(tokens.refreshToken);
  expect(isUnauthorized(await failureOf(test_.oauth.refresh(tokens.refreshToken)))).toBe(true);
});

test('refuses another client', async () => {
  const { status } = await fetch(test_.settings.tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('other:secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
  });
  expect(status).toBe(400);
  const unknown = await fetch(test_.settings.authorizeUrl);
  expect(unknown.status).toBe(400);
});
