import { makeAccount, testServer } from '@husrum/api-testing';
import { sessionCalls } from '@husrum/contract/session';
import { hashPassword } from './password';
import { updateUser } from './user.store';

const app = testServer({ env: { BASE_URL: 'https://husrum.example' } });
const PASSWORD = 'en lagom lång mening';

const post = (url: string, cookie?: string, payload?: object) =>
  app.fastify.inject({
    method: 'POST',
    url,
    headers: cookie === undefined ? {} : { cookie },
    ...(payload === undefined ? {} : { payload }),
  });

test('the cookie of a session over HTTPS has the prefix __Secure-, and a session of an earlier release goes on', async () => {
  const { userId, email } = await makeAccount(app);
  const passwordHash = await hashPassword(PASSWORD);
  await app.system((tx) => updateUser(tx, userId, { password_hash: passwordHash }));
  const signedIn = await post(sessionCalls.login.path, undefined, { email, password: PASSWORD });
  const cookie = String(signedIn.headers['set-cookie']);
  expect(cookie).toMatch(/^__Secure-husrum_refresh=[\w.-]+; Path=\/api\/auth\/refresh; .*; Secure$/);
  const [value = ''] = cookie.replace('__Secure-', '').split(';');
  const renewed = await post(sessionCalls.refresh.path, value);
  expect([renewed.statusCode, renewed.headers['set-cookie']]).toEqual([
    200,
    expect.stringMatching(/^__Secure-husrum_refresh=/),
  ]);
  // The cookie with the prefix wins over the one that the browser still has from before.
  const [newer = ''] = String(renewed.headers['set-cookie']).split(';');
  expect((await post(sessionCalls.refresh.path, `${value}; ${newer}`)).statusCode).toBe(200);
});

test('sign-out takes both cookies from the browser', async () => {
  const { token } = await makeAccount(app);
  const response = await app.fastify.inject({
    method: 'POST',
    url: sessionCalls.logout.path,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers['set-cookie']).toEqual([
    '__Secure-husrum_refresh=; Path=/api/auth/refresh; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    'husrum_refresh=; Path=/api/auth/refresh; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
});
