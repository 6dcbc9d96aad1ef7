import { makeAccount, testServer } from '@husrum/api-testing';
import { sessionCalls } from '@husrum/contract/session';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from './password';
import { updateUser } from './user.store';

const app = testServer();
const PASSWORD = 'en lagom lång mening';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const makeUser = async (): Promise<string> => {
  const { userId, email } = await makeAccount(app);
  const passwordHash = await hashPassword(PASSWORD);
  await app.system((tx) => updateUser(tx, userId, { password_hash: passwordHash }));
  // The test account comes with a session, which would be listed, too.
  await app.system((tx) => tx.deleteFrom('session').where('user_id', '=', userId).execute());
  return email;
};

interface Browser {
  token: string;
  cookie: string;
}

const browserOf = (response: LightMyRequestResponse): Browser => ({
  token: response.json<{ access_token: string }>().access_token,
  cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
});

const signIn = async (email: string, userAgent = chrome): Promise<Browser> =>
  browserOf(
    await app.fastify.inject({
      method: 'POST',
      url: sessionCalls.login.path,
      headers: { 'user-agent': userAgent },
      payload: { email, password: PASSWORD },
    }),
  );

const refresh = ({ token, cookie }: Partial<Browser>): Promise<LightMyRequestResponse> =>
  app.fastify.inject({
    method: 'POST',
    url: sessionCalls.refresh.path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie: `other=1; ${cookie}` } : {}),
    },
  });

const as = (token: string) => app.as({ businessId: 0, userId: 0, email: '', token });
const isSignedIn = async ({ token }: Browser): Promise<boolean> =>
  (await as(token).raw(sessionCalls.me)).statusCode === 200;

/** Moves the system time, by which tokens expire. Timers continue to run in real time. */
const advanceHours = (hours: number): void => {
  const timers = [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
  ] as const;
  const others = ['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const;
  jest.useFakeTimers({ now: Date.now() + hours * 3_600_000, doNotFake: [...timers, ...others] });
};
afterEach(() => {
  jest.useRealTimers();
});

describe('a session', () => {
  it('is renewed after a night of sleep, when the access token has long expired', async () => {
    const browser = await signIn(await makeUser());
    advanceHours(9);
    expect(await isSignedIn(browser)).toBe(false);
    const renewed = browserOf(await refresh(browser));
    expect(await isSignedIn(renewed)).toBe(true);
    expect(renewed.cookie).not.toBe(browser.cookie);
    advanceHours(29 * 24);
    const later = browserOf(await refresh({ cookie: renewed.cookie }));
    expect(await isSignedIn(later)).toBe(true);
  });

  it('ends thirty days after it was renewed last', async () => {
    const browser = await signIn(await makeUser());
    advanceHours(30 * 24 + 1);
    expect((await refresh(browser)).statusCode).toBe(401);
  });

  it('ends for everybody when a used cookie is sent again', async () => {
    const browser = await signIn(await makeUser());
    const renewed = browserOf(await refresh(browser));
    advanceHours(0.5);
    expect((await refresh({ cookie: browser.cookie })).statusCode).toBe(401);
    expect(await isSignedIn(renewed)).toBe(false);
    expect((await refresh(renewed)).statusCode).toBe(401);
  });

  it('survives two tabs that renew at once', async () => {
    const browser = await signIn(await makeUser());
    const both = await Promise.all([refresh(browser), refresh(browser)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const answer of both) expect((await refresh(browserOf(answer))).statusCode).toBe(200);
  });

  it('is not prolonged by a copied access token alone', async () => {
    const { token } = await signIn(await makeUser());
    advanceHours(0.5);
    const response = await refresh({ token });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.json().expires_in).toBeLessThanOrEqual(1800);
    advanceHours(0.6);
    expect((await refresh({ token })).statusCode).toBe(401);
    expect((await refresh({ token: response.json().access_token })).statusCode).toBe(401);
  });

  it('that has no cookie gets one', async () => {
    const anna = await makeAccount(app);
    const renewed = browserOf(await refresh({ token: anna.token }));
    expect((await refresh({ cookie: renewed.cookie })).statusCode).toBe(200);
  });

  it('has a cookie that only the server reads', async () => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: sessionCalls.login.path,
      payload: { email: await makeUser(), password: PASSWORD },
    });
    expect(response.headers['set-cookie']).toMatch(
      /^husrum_refresh=[\w.-]+; Path=\/api\/auth\/refresh; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    expect((await refresh({ cookie: 'husrum_refresh=a.b.c' })).statusCode).toBe(401);
  });

  it('loses its cookie when the user signs out', async () => {
    const { token } = await signIn(await makeUser());
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.fastify.inject({ method: 'POST', url: sessionCalls.logout.path, headers });
    expect(response.headers['set-cookie']).toBe(
      'husrum_refresh=; Path=/api/auth/refresh; Max-Age=0; HttpOnly; SameSite=Strict',
    );
  });
});

describe('the sessions of a user', () => {
  it('are listed with device and time, and can be ended', async () => {
    const email = await makeUser();
    const laptop = await signIn(email);
    app.clock.set('2026-11-20T09:00:00Z');
    const phone = await signIn(email, 'Mozilla/5.0 (iPhone) Version/26.0 Mobile Safari/604.1');
    const listed = await as(laptop.token).get(sessionCalls.sessions);
    expect(listed).toMatchObject([
      { device: 'Safari på iPhone', current: false, seen_at: '2026-11-20T09:00:00.000Z' },
      { device: 'Chrome på Windows', current: true, created_at: '2026-11-20T08:00:00.000Z' },
    ]);
    const session = listed[0]?.id ?? '';
    const other = as((await signIn(await makeUser())).token);
    expect(await other.failure(sessionCalls.endSession, { params: { session } })).toMatchObject({
      status: 404,
    });
    await as(laptop.token).remove(sessionCalls.endSession, { params: { session } });
    expect(await isSignedIn(phone)).toBe(false);
    expect((await refresh(phone)).statusCode).toBe(401);
    expect(await as(laptop.token).get(sessionCalls.sessions)).toHaveLength(1);
    expect(await as(laptop.token).failure(sessionCalls.endSession, { params: { session } })).toMatchObject({
      status: 404,
    });
    expect(
      await as(laptop.token).failure(sessionCalls.endSession, { params: { session: 'x' } }),
    ).toMatchObject({ status: 404 });
    app.clock.set('2026-11-20T08:00:00Z');
  });

  it('can all be ended except the current one', async () => {
    const email = await makeUser();
    const [here, there] = [await signIn(email), await signIn(email)];
    await as(here.token).remove(sessionCalls.endOtherSessions);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });
});

it('the verification mail is sent again, and the answer does not tell which addresses are unverified', async () => {
  const post = (email: string) => app.as().post(sessionCalls.resendVerification, { body: { email } });
  const { userId, email } = await makeAccount(app);
  await app.system((tx) =>
    tx.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', userId).execute(),
  );
  const answer = await post(email);
  expect(answer.message).toContain('Om adressen väntar på att verifieras');
  expect(await post('ingen@example.se')).toEqual(answer);
  expect(await post((await makeAccount(app)).email)).toEqual(answer);
  const mails = await app.system((tx) =>
    tx.selectFrom('mail_message').select(['recipient', 'subject']).execute(),
  );
  expect(mails).toEqual([{ recipient: email, subject: 'Verifiera din mejladress' }]);
});
