import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { loggerOptions } from './logger';
import { readSettings } from './settings';

/** What a server writes to its log while `run` uses it. */
const logOf = async (run: (app: ReturnType<typeof Fastify>) => unknown): Promise<string> => {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  const options = loggerOptions(readSettings({ LOG_LEVEL: 'debug', NODE_ENV: 'production' }));
  const app = Fastify({ logger: typeof options === 'object' ? { ...options, stream } : false });
  await run(app);
  await app.close();
  return text;
};

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const secrets = ['19850412-2386', '198504122386', '850412+2386', TOKEN, 'hemligt-lösen', 'anna@example.se'];

test('the log contains no tokens, passwords, personal numbers or values of database rows', async () => {
  const error = Object.assign(new Error(`duplicate key for 19850412-2386 with Bearer ${TOKEN}`), {
    code: '23505',
    detail: 'Key (email)=(anna@example.se) already exists.',
    constraint: 'user_account_email_key',
    cause: new Error('tenant 198504122386 is unknown'),
  });
  const log = await logOf(async (app) => {
    app.get('/api/*', async () => {
      throw error;
    });
    await app.inject({ url: `/api/search?q=850412%2B2386`, headers: { authorization: `Bearer ${TOKEN}` } });
    await app.inject({ url: '/api/tenant/850412+2386?access=1' });
    app.log.error(error);
    app.log.error(
      { err: error, person: { number: '850412+2386', tags: ['19850412-2386'] } },
      `failed for 198504122386`,
    );
    app.log.warn({ body: { password: 'hemligt-lösen', token: TOKEN } }, `sent ${TOKEN}`);
    app.log.info('GET /api/auth/reset/abcdef0123456789');
  });
  const leakedSecrets = [...secrets, 'abcdef0123456789', '850412%2B2386'].filter((secret) =>
    log.includes(secret),
  );
  expect(leakedSecrets).toEqual([]);
  const expectedParts = [
    '"code":"23505"',
    '"constraint":"user_account_email_key"',
    'duplicate key for …',
    'logger.test.ts',
  ];
  expect(expectedParts.filter((text) => !log.includes(text))).toEqual([]);
});
