import { allJobs } from '@husrum/api-app/testing';
import { insertPortfolio } from '@husrum/api-demo';
import { drainJobs, type JobPlatform } from '@husrum/api-platform/testing';
import { makeAccount, type TestAccount, type TestServer } from '@husrum/api-testing';
import { reportCalls } from '@husrum/contract/report';
import Fastify from 'fastify';
import { sql } from 'kysely';

/** A report with texts, dates, numbers, booleans, enums and a total. */
export const exportedReport = {
  model: 'lease',
  relationships: ['tenant', 'entity'],
  fields: [
    'entity.name',
    'tenant.name',
    'lease.start',
    'lease.stop',
    'lease.fee',
    'lease.fee_as_m2',
    'lease.state',
  ],
  aggregates: [{ field: 'lease.fee', function: 'sum' as const }],
};
/** With a character that file names cannot contain, and others that headers must encode. */
export const filename = 'hyror: åäö';

/** An account with a portfolio, whose first tenant has a name that a spreadsheet would run as a formula. */
export const makeExportingAccount = async (app: TestServer): Promise<TestAccount> => {
  const account = await makeAccount(app);
  await app.forAccount(account, async (tx) => {
    await insertPortfolio(tx, '2026-11-20', { seed: 7, objects: 12 });
    await sql`update tenant set name = '=1+1;"Öberg"' where id = (select min(id) from tenant)`.execute(tx);
  });
  return account;
};

/** The preview of `exportedReport`. The cells of every export must equal it. It is complete: its limit cuts off no rows. */
export const loadExportedPreview = async (app: TestServer, account: TestAccount) => {
  const preview = await app.as(account).post(reportCalls.preview, { body: exportedReport });
  expect(preview.showing).toBe(preview.total);
  expect(preview.total).toBeGreaterThan(5);
  return preview;
};

export const createJobPlatform = (app: TestServer): JobPlatform => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: app.settings,
  log: Fastify().log,
});

/** Runs the due jobs of exports and files. */
export const runExportJobs = (app: TestServer) =>
  drainJobs(
    createJobPlatform(app),
    allJobs.filter(({ kind }) => /^(report-export|file)\./.test(kind)),
  );
