import { ServiceError } from '../service-client';
import { connect, consent, failureOf, startVismaFixture, type VismaFixture } from './visma.test-data';

const REDIRECT_URI = 'http://127.0.0.1:4000/integrate/visma';
let fixture: VismaFixture;
let tokenNow = new Date();
beforeAll(async () => {
  fixture = await startVismaFixture({ tokenNow: () => tokenNow });
});
afterAll(() => fixture.simulator.stop());

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure === 'unauthorized';

test('requests the scopes that its calls need, and lets the user choose the company', () => {
  const url = new URL(fixture.oauth.authorizeUrl({ state: 's', redirectUri: REDIRECT_URI }));
  expect(url.searchParams.get('scope')).toBe(
    'ea:api offline_access ea:sales ea:accounting_readonly ea:purchase_readonly',
  );
  expect(url.searchParams.get('prompt')).toBe('select_account');
  expect(url.searchParams.get('response_type')).toBe('code');
});

test('the redirect has a code and the state, or the refusal', async () => {
  const approved = await consent(fixture.oauth);
  expect(approved.searchParams.get('state')).toBe('state-1');
  expect(approved.searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/);
  const denied = await consent(fixture.oauth, { decision: 'deny' });
  expect(denied.searchParams.get('error')).toBe('access_denied');
  expect(denied.searchParams.has('code')).toBe(false);
});

test('a code works once, for five minutes, with its own redirect URI', async () => {
  const newCode = async () => (await consent(fixture.oauth)).searchParams.get('code') ?? '';
  const code = await newCode();
  await fixture.oauth.exchangeCode({ code, redirectUri: REDIRECT_URI });
  expect(
    isUnauthorized(await failureOf(fixture.oauth.exchangeCode({ code, redirectUri: REDIRECT_URI }))),
  ).toBe(true);
  const elsewhere = { code: await newCode(), redirectUri: 'http://127.0.0.1:4000/elsewhere' };
  expect(isUnauthorized(await failureOf(fixture.oauth.exchangeCode(elsewhere)))).toBe(true);
  const late = await newCode();
  tokenNow = new Date(tokenNow.getTime() + 5 * 60_000 + 1);
  const failure = await failureOf(fixture.oauth.exchangeCode({ code: late, redirectUri: REDIRECT_URI }));
  expect(isUnauthorized(failure)).toBe(true);
});

test('a refresh gives a new pair, and the old refresh token works no more', async () => {
  const first = await connect(fixture.oauth);
  const second = await fixture.oauth.refresh(first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(isUnauthorized(await failureOf(fixture.oauth.refresh(first.refreshToken)))).toBe(true);
  expect((await fixture.oauth.refresh(second.refreshToken)).scope).toContain('ea:sales');
});

test('a refresh token is used up although the response with the new tokens was lost', async () => {
  const first = await connect(fixture.oauth);
  fixture.simulator.injectFault('token_answer_lost');
  const lost = await failureOf(fixture.oauth.refresh(first.refreshToken));
  expect(lost instanceof ServiceError && lost.failure).toBe('unreachable');
  expect(isUnauthorized(await failureOf(fixture.oauth.refresh(first.refreshToken)))).toBe(true);
});

test('a revoked refresh token works no more', async () => {
  const tokens = await connect(fixture.oauth);
  await fixture.oauth.revoke(tokens.refreshToken);
  expect(isUnauthorized(await failureOf(fixture.oauth.refresh(tokens.refreshToken)))).toBe(true);
});

test('refuses another client, and a consent page without parameters', async () => {
  const { status } = await fetch(fixture.settings.tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('other:secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
  });
  expect(status).toBe(400);
  const unknown = await fetch(fixture.settings.authorizeUrl);
  expect(unknown.status).toBe(400);
});
