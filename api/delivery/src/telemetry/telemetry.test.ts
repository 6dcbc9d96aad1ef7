import { drainJobs } from '@husrum/api-platform/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { telemetryCalls } from '@husrum/contract/telemetry';
import { telemetryJobs } from './telemetry.jobs';

const app = testServer({ rateLimits: true });
const { report } = telemetryCalls;
const reportOf = (changes: Record<string, unknown> = {}) => ({
  ...{ remote: 'mf-leases', build: 'a1', trace: 'a'.repeat(32), kind: 'render', message: 'Oj' },
  ...changes,
});
const readReports = () =>
  app.system((tx) => tx.selectFrom('browser_report').selectAll().orderBy('id').execute());

it('stores a report without the user, also without sign-in', async () => {
  await app
    .as()
    .post(report, { body: { reports: [reportOf({ kind: 'timing', ms: 412.6, message: null })] } });
  await app.as(await makeAccount(app)).post(report, { body: { reports: [reportOf()] } });
  const [first, second] = await readReports();
  expect(first).toMatchObject({ kind: 'timing', ms: 413, sender: null, message: null });
  expect(second).toMatchObject({ kind: 'render', message: 'Oj', sender: null });
  expect(Object.keys(first ?? {})).not.toContain('billable_id');
});

it('truncates a long report', async () => {
  await app
    .as()
    .post(report, { body: { reports: [reportOf({ message: 'x'.repeat(900), stack: 'y'.repeat(9000) })] } });
  const last = (await readReports()).at(-1);
  expect([last?.message?.length, last?.stack?.length]).toEqual([500, 2000]);
});

it.each([
  ['an unknown remote', [reportOf({ remote: 'mf-other' })]],
  ['an invalid trace', [reportOf({ trace: "'; drop table lease" })]],
  ['more than twenty reports', Array.from({ length: 21 }, () => reportOf())],
  ['reports of two visits', [reportOf(), reportOf({ trace: 'b'.repeat(32) })]],
  ['no reports', []],
])('rejects %s', async (_description, reports) => {
  expect(await app.as().failure(report, { body: { reports } })).toMatchObject({ status: 422 });
});

it('rejects a body that is too large', async () => {
  const body = { reports: [reportOf({ padding: 'z'.repeat(70_000) })] };
  expect(await app.as().failure(report, { body })).toMatchObject({
    status: 413,
    serverMessage: 'Det som skickades är för stort. Högst 64 kB går att skicka i ett anrop.',
  });
});

it('rejects more than sixty requests a minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1)
    statuses.push((await app.as().raw(report, { body: { reports: [reportOf()] } })).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

it('deletes reports that are older than thirty days', async () => {
  const { db, clock, files, settings } = app;
  const runJobsAt = (instant: string) => {
    clock.set(instant);
    return drainJobs({ db, clock, files, settings, log: app.fastify.log }, telemetryJobs);
  };
  const before = await readReports();
  expect(before.length).toBeGreaterThan(0);
  await runJobsAt('2026-12-19T04:00:00Z');
  await runJobsAt('2026-12-20T04:00:00Z');
  expect(await readReports()).toHaveLength(before.length);
  await runJobsAt('2026-12-21T04:00:00Z');
  expect(await readReports()).toEqual([]);
});
