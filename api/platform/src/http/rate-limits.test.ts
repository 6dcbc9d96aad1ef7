import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { sessionCalls } from '@husrum/contract/session';
import { telemetryCalls } from '@husrum/contract/telemetry';

const app = testServer({ rateLimits: true });
const requestReset = async (email: string): Promise<number> =>
  (await app.as().raw(sessionCalls.requestPasswordReset, { body: { email } })).statusCode;

it('allows ten requests a minute per email address, ignoring case', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1)
    statuses.push(await requestReset(i % 2 ? 'Bo@example.se' : 'bo@example.se'));
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await requestReset('eva@example.se')).toBe(200);
});

it('answers in Swedish with a Retry-After header', async () => {
  for (let i = 0; i < 10; i += 1) await requestReset('cia@example.se');
  const response = await app
    .as()
    .raw(sessionCalls.requestPasswordReset, { body: { email: 'cia@example.se' } });
  expect(response.json()).toEqual({ message: 'För många försök. Vänta en stund och försök igen.' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

describe('a caller without a valid token', () => {
  const httpStatusOf = async (
    method: 'GET' | 'POST',
    url: string,
    { payload, authorization, address }: { payload?: object; authorization: string; address: string },
  ): Promise<number> => {
    const headers = { authorization };
    const { statusCode } = await app.fastify.inject({
      method,
      url,
      remoteAddress: address,
      headers,
      payload,
    });
    return statusCode;
  };
  const invalidToken = (n: number) => `Bearer ${`${n}`.padStart(60, 'x')}`;

  it('is stopped after 300 email addresses from one IP address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 301; i += 1)
      statuses.push(
        await httpStatusOf('POST', sessionCalls.requestPasswordReset.path, {
          payload: { email: `nr${i}@example.se` },
          authorization: i % 2 ? invalidToken(i) : '',
          address: '203.0.113.7',
        }),
      );
    expect(statuses).toEqual([...Array<number>(300).fill(200), 429]);
  });

  it('gets the ordinary limits of a list and of telemetry', async () => {
    const list = { method: 'GET', url: companyCalls.list.path, max: 1200 } as const;
    const telemetry = { method: 'POST', url: telemetryCalls.report.path, max: 60 } as const;
    for (const { method, url, max } of [list, telemetry]) {
      const statuses = new Set<number>();
      for (let i = 0; i <= max; i += 1) {
        const status = await httpStatusOf(method, url, {
          authorization: invalidToken(i),
          address: '203.0.113.8',
        });
        if (i < max) statuses.add(status);
        else expect(status).toBe(429);
      }
      expect(statuses.has(429)).toBe(false);
    }
  });

  it('does not use up the limit of signed-in users behind the same address', async () => {
    // The test before this one has used up the limit of this address.
    const anna = await makeAccount(app);
    const signedIn = { authorization: `Bearer ${anna.token}`, address: '203.0.113.8' };
    expect(await httpStatusOf('GET', companyCalls.list.path, signedIn)).toBe(200);
    expect(
      await httpStatusOf('GET', companyCalls.list.path, { ...signedIn, authorization: invalidToken(1) }),
    ).toBe(429);
  });
});

it('limits each link of a mail by itself, to ten requests a minute', async () => {
  const openLink = async (token: string) =>
    (await app.fastify.inject({ method: 'POST', url: `/api/auth/verify/${token}`, payload: {} })).statusCode;
  for (let nth = 0; nth < 12; nth += 1) expect(await openLink(`link-${nth}`)).not.toBe(429);
  for (let nth = 0; nth < 9; nth += 1) await openLink('link-0');
  expect(await openLink('link-0')).toBe(429);
  expect(await openLink('link-0?once=more')).toBe(429);
});

describe('behind a proxy', () => {
  const proxied = testServer({ rateLimits: true, env: { TRUST_PROXY: '1' } });

  it('counts the address from the proxy, not the one that the caller sends', async () => {
    const statusFrom = async (forged: string, address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': `${forged}, ${address}` };
      const url = sessionCalls.requestPasswordReset.path;
      const payload = { email: 'dan@example.se' };
      return (await proxied.fastify.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    for (let n = 0; n < 10; n += 1) await statusFrom(`198.51.100.${n}`, '203.0.113.7');
    expect(await statusFrom('198.51.100.99', '203.0.113.7')).toBe(429);
    expect(await statusFrom('198.51.100.99', '203.0.113.8')).toBe(200);
  });
});
