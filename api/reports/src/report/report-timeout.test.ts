import { insertPortfolio } from '@husrum/api-demo';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import { reportExportCalls } from '@husrum/contract/report-export';
import { sql } from 'kysely';
import { makeReportDefinition } from './report.test-data';
import { withReportTimeout } from './report-timeout.store';

const app = testServer();
const limits = (seconds: number) => ({ reportTimeoutSeconds: seconds });

test('a cancelled statement is 422 with a message', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
  });
  await expect(
    app.system((tx) => withReportTimeout(tx, limits(5), () => Promise.reject(cancelled))),
  ).rejects.toMatchObject({
    status: 422,
    message:
      'Rapporten tog längre än 5 sekunder och avbröts. Lägg till ett filter eller ta bort en relation.',
  });
});

test('other errors are rethrown, and the timeout applies to the transaction only', async () => {
  await expect(
    app.system((tx) => withReportTimeout(tx, limits(5), () => Promise.reject(new Error('Boom')))),
  ).rejects.toThrow('Boom');
  const readTimeout = async (): Promise<string | undefined> =>
    (await app.system((tx) => sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx))).rows[0]
      ?.statement_timeout;
  const before = await readTimeout();
  const inside = await app.system((tx) =>
    withReportTimeout(
      tx,
      limits(5),
      async () =>
        (await sql<{ t: string }>`select current_setting('statement_timeout') as t`.execute(tx)).rows[0]?.t,
    ),
  );
  expect(inside).toBe('5s');
  expect(await readTimeout()).toBe(before);
});

test('the database cancels a slow statement', async () => {
  await expect(
    app.system((tx) => withReportTimeout(tx, limits(1), () => sql`select pg_sleep(5)`.execute(tx))),
  ).rejects.toMatchObject({ status: 422 });
});

describe('a report that would read rows for minutes', () => {
  const limited = testServer({ env: { REPORT_TIMEOUT_SECONDS: '1' } });
  let anna: TestAccount;
  /** The product of all add-ons, receipts, rent versions and invoices of a lease. */
  const relationships = ['lease_addon', 'quittance', 'rent_version', 'invoicebase'];
  const definition = makeReportDefinition({
    model: 'lease',
    relationships,
    fields: ['lease.reference'],
    aggregates: [{ field: 'invoicebase.pay', function: 'sum' }],
  });
  const expectedFailure = {
    status: 422,
    serverMessage: expect.stringMatching(
      /^Rapporten tog längre än 1\ssekund och avbröts\. Lägg till ett filter eller ta bort en relation\.$/,
    ),
  };

  beforeAll(async () => {
    anna = await makeAccount(limited);
    await limited.forAccount(anna, async (tx) => {
      await insertPortfolio(tx, '2026-11-20', { seed: 5, objects: 5 });
      const lease = sql`(select id, row_number() over () as number from lease order by id limit 1) as lease`;
      await sql`insert into lease_addon (lease_id, name, fee_ore, tax_rate, start)
        select id, 'El', 100, 25, '2026-01-01' from ${lease}, generate_series(1, 250)`.execute(tx);
      await sql`insert into quittance (lease_id, name, type, quantity, handout_date)
        select id, 'Nyckel', 'nyckel', 1, '2026-01-01' from ${lease}, generate_series(1, 250)`.execute(tx);
      await sql`insert into rent_version (lease_id, valid_from, fee, fee_as_m2, tax_rate, payment_interval)
        select id, date '1990-01-01' + day, 8500, false, 0, 'MONTHLY' from ${lease}, generate_series(1, 250) as day`.execute(
        tx,
      );
    });
    await limited.db.runOutsideTransaction('analyze');
  });

  test('fails with a message, and so does its export', async () => {
    await expect(limited.as(anna).post(reportCalls.preview, { body: definition })).rejects.toMatchObject(
      expectedFailure,
    );
    const body = { ...definition, filename: 'allt' };
    await expect(limited.as(anna).post(reportExportCalls.csv, { body })).rejects.toMatchObject(
      expectedFailure,
    );
  });

  test('succeeds with fewer relationships', async () => {
    const { totals } = await limited.as(anna).post(reportCalls.preview, {
      body: { ...definition, relationships: ['invoicebase'] },
    });
    expect(Number(totals[0]?.value)).toBeGreaterThan(0);
  });
});
