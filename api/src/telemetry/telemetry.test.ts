import { telemetryCalls } from '@husrum/contract/telemetry';
import { makeAccount, testServer } from '../../test/kit';
import { telemetryJobs } from './telemetry.jobs';

const app = testServer({ limits: true });
const { report } = telemetryCalls;
const told = (changes: Record<string, unknown> = {}) => ({
  ...{ remote: 'mf-leases', build: 'a1', trace: 'a'.repeat(32), kind: 'render', message: 'Oj' },
  ...changes,
});
const kept = () => app.system((tx) => tx.selectFrom('browser_report').selectAll().orderBy('id').execute());

it('is kept, from strangers too, with nothing of who sent it', async () => {
  await app.as().post(report, { body: { reports: [told({ kind: 'timing', ms: 412.6, message: null })] } });
  await app.as(await makeAccount(app)).post(report, { body: { reports: [told()] } });
  const [first, second] = await kept();
  expect(first).toMatchObject({ kind: 'timing', ms: 413, sender: null, message: null });
  expect(second).toMatchObject({ kind: 'render', message: 'Oj', sender: null });
  expect(Object.keys(first ?? {})).not.toContain('billable_id');
});

it('is cut, not refused, when it is long', async () => {
  await app
    .as()
    .post(report, { body: { reports: [told({ message: 'x'.repeat(900), stack: 'y'.repeat(9000) })] } });
  const last = (await kept()).at(-1);
  expect([last?.message?.length, last?.stack?.length]).toEqual([500, 2000]);
});

it.each([
  ['an unknown remote', [told({ remote: 'mf-other' })]],
  ['a trace that is none', [told({ trace: "'; drop table lease" })]],
  ['more than twenty', Array.from({ length: 21 }, () => told())],
  ['those of two visits', [told(), told({ trace: 'b'.repeat(32) })]],
  ['nothing', []],
])('is refused with %s', async (_what, reports) => {
  expect(await app.as().failure(report, { body: { reports } })).toMatchObject({ status: 422 });
});

it('is refused when it is larger than any report', async () => {
  const body = { reports: [told({ padding: 'z'.repeat(70_000) })] };
  expect(await app.as().failure(report, { body })).toMatchObject({
    status: 422,
    said: 'Det som skickades är för stort.',
  });
});

it('is refused when one address sends without end', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1)
    statuses.push((await app.as().raw(report, { body: { reports: [told()] } })).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

it('is forgotten after thirty days', async () => {
  app.clock.set('2026-12-21T08:00:00Z');
  const [clean] = telemetryJobs;
  if (!clean || clean.reaches) throw new Error('the job is gone');
  await app.system((tx) =>
    clean.run({}, { ...app, log: app.app.log, tx, outbox: { mail: async () => {} } as never }),
  );
  expect(await kept()).toEqual([]);
});
