import { calls } from '@husrum/contract';
import { testServer } from '../../../test/kit';

const app = testServer({ limits: true });
const forgot = async (email: string): Promise<number> =>
  (await app.as().raw(calls.session.forgot, { body: { email } })).statusCode;

it('lets ten tries a minute through for each address, whatever its case', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 11; i += 1) answers.push(await forgot(i % 2 ? 'Bo@example.se' : 'bo@example.se'));
  expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  expect(await forgot('eva@example.se')).toBe(200);
});

it('tells in Swedish, and when to come back', async () => {
  for (let i = 0; i < 10; i += 1) await forgot('cia@example.se');
  const response = await app.as().raw(calls.session.forgot, { body: { email: 'cia@example.se' } });
  expect(response.json()).toEqual({ message: 'För många försök. Vänta en stund och försök igen.' });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

it('lets nobody try hundreds of addresses either', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 301; i += 1) {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: calls.session.forgot.path,
      remoteAddress: '203.0.113.7',
      payload: { email: `nr${i}@example.se` },
    });
    answers.push(statusCode);
  }
  expect(answers).toEqual([...Array<number>(300).fill(200), 429]);
});

it('lets the links of a dozen mails be followed in the same minute, and one of them ten times', async () => {
  const follow = async (token: string) =>
    (await app.app.inject({ method: 'POST', url: `/api/auth/verify/${token}`, payload: {} })).statusCode;
  for (let nth = 0; nth < 12; nth += 1) expect(await follow(`link-${nth}`)).not.toBe(429);
  for (let nth = 0; nth < 9; nth += 1) await follow('link-0');
  expect(await follow('link-0')).toBe(429);
  expect(await follow('link-0?once=more')).toBe(429);
});
