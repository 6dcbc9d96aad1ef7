import { companyCalls } from '@husrum/contract/company';
import { sessionCalls } from '@husrum/contract/session';
import { telemetryCalls } from '@husrum/contract/telemetry';
import { makeAccount, testServer } from '../../../test/kit';

const app = testServer({ limits: true });
const forgot = async (email: string): Promise<number> =>
  (await app.as().raw(sessionCalls.forgot, { body: { email } })).statusCode;

it('lets ten tries a minute through for each address, whatever its case', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 11; i += 1) answers.push(await forgot(i % 2 ? 'Bo@example.se' : 'bo@example.se'));
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await forgot('eva@example.se')).toBe(200);
});

it('tells in Swedish, and when to come back', async () => {
  for (let i = 0; i < 10; i += 1) await forgot('cia@example.se');
  const response = await app.as().raw(sessionCalls.forgot, { body: { email: 'cia@example.se' } });
  expect(response.json()).toEqual({ message: 'För många försök. Vänta en stund och försök igen.' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

describe('a stranger, whatever stands in the header,', () => {
  const statusOf = async (
    method: 'GET' | 'POST',
    url: string,
    { payload, authorization, address }: { payload?: object; authorization: string; address: string },
  ): Promise<number> => {
    const headers = { authorization };
    const { statusCode } = await app.app.inject({ method, url, remoteAddress: address, headers, payload });
    return statusCode;
  };
  const junk = (n: number) => `Bearer ${`${n}`.padStart(60, 'x')}`;

  it('tries no hundreds of addresses', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 301; i += 1)
      answers.push(
        await statusOf('POST', sessionCalls.forgot.path, {
          ...{ payload: { email: `nr${i}@example.se` }, authorization: i % 2 ? junk(i) : '' },
          address: '203.0.113.7',
        }),
      );
    expect(answers).toEqual([...Array<number>(300).fill(200), 429]);
  });

  it('asks and reports no more than others', async () => {
    const asks = { method: 'GET', url: companyCalls.list.path, max: 1200 } as const;
    const reports = { method: 'POST', url: telemetryCalls.report.path, max: 60 } as const;
    for (const { method, url, max } of [asks, reports]) {
      const answers = new Set<number>();
      for (let i = 0; i <= max; i += 1) {
        const status = await statusOf(method, url, { authorization: junk(i), address: '203.0.113.8' });
        if (i < max) answers.add(status);
        else expect(status).toBe(429);
      }
      expect(answers.has(429)).toBe(false);
    }
  });

  it('takes nothing from those who are signed in behind the same address', async () => {
    const anna = await makeAccount(app);
    const asked = { authorization: `Bearer ${anna.token}`, address: '203.0.113.8' };
    expect(await statusOf('GET', companyCalls.list.path, asked)).toBe(200);
    expect(await statusOf('GET', companyCalls.list.path, { ...asked, authorization: junk(1) })).toBe(429);
  });
});

it('lets the links of a dozen mails be followed in the same minute, and one of them ten times', async () => {
  const follow = async (token: string) =>
    (await app.app.inject({ method: 'POST', url: `/api/auth/verify/${token}`, payload: {} })).statusCode;
  for (let nth = 0; nth < 12; nth += 1) expect(await follow(`link-${nth}`)).not.toBe(429);
  for (let nth = 0; nth < 9; nth += 1) await follow('link-0');
  expect(await follow('link-0')).toBe(429);
  expect(await follow('link-0?once=more')).toBe(429);
});

describe('behind a proxy', () => {
  const proxied = testServer({ limits: true, env: { TRUST_PROXY: '1' } });

  it('is counted who the proxy says it is, whatever the caller said before it', async () => {
    const statusFrom = async (said: string, address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': `${said}, ${address}` };
      const url = sessionCalls.forgot.path;
      const payload = { email: 'dan@example.se' };
      return (await proxied.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    for (let n = 0; n < 10; n += 1) await statusFrom(`198.51.100.${n}`, '203.0.113.7');
    expect(await statusFrom('198.51.100.99', '203.0.113.7')).toBe(429);
    expect(await statusFrom('198.51.100.99', '203.0.113.8')).toBe(200);
  });
});
