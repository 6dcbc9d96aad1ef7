import { sql } from 'kysely';
import { testServer } from '../../test/kit';
import { withReportTimeout } from './report-timeout.store';

const app = testServer();

test('a cancelled statement is 422 with a sentence', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
  });
  await expect(
    app.system((tx) => withReportTimeout(tx, 5, () => Promise.reject(cancelled))),
  ).rejects.toMatchObject({
    status: 422,
    message:
      'Rapporten tog längre än 5 sekunder och avbröts. Lägg till ett filter eller ta bort en relation.',
  });
});

test('other errors pass, and the timeout holds within the transaction only', async () => {
  await expect(
    app.system((tx) => withReportTimeout(tx, 5, () => Promise.reject(new Error('Boom')))),
  ).rejects.toThrow('Boom');
  const readTimeout = async (): Promise<string | undefined> =>
    (await app.system((tx) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx))).rows[0]
      ?.statement_timeout;
  const before = await readTimeout();
  const inside = await app.system((tx) =>
    withReportTimeout(
      tx,
      5,
      async () =>
        (await sql<{ t: string }>`select current_setting('statement_timeout') as t`.execute(tx)).rows[0]?.t,
    ),
  );
  expect(inside).toBe('5s');
  expect(await readTimeout()).toBe(before);
});

// The embedded database has no timer to cancel with.
const onPostgres = 'url' in globalThis.testDatabase ? test : test.skip;
onPostgres('PostgreSQL cancels a slow statement', async () => {
  await expect(
    app.system((tx) => withReportTimeout(tx, 1, () => sql`select pg_sleep(5)`.execute(tx))),
  ).rejects.toMatchObject({ status: 422 });
});
