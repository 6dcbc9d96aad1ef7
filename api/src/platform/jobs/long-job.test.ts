import Fastify from 'fastify';
import { makeAccount, testServer } from '../../../test/kit';
import { outboxOf } from '../outbox';
import { longJob, type ReachingWork } from './job';
import { releaseLocks } from './queue.store';
import { runNextJob } from './run-job';

const app = testServer();
const platform = () => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: { ...app.settings, jobLockSeconds: 1 },
  log: Fastify().log,
});
const queue = async () => {
  const anna = await makeAccount(app);
  await app.tenant(anna, (tx) => outboxOf(tx, anna.billableId, app.settings).job('long', {}));
};
const stored = async () =>
  app.system((tx) =>
    tx.selectFrom('job').select(['attempts', 'locked_until', 'done_at', 'error']).executeTakeFirstOrThrow(),
  );
const run = (work: (ground: ReachingWork) => Promise<void>, stopping?: AbortSignal) =>
  runNextJob(platform(), new Map([['long', longJob('long', (_data, ground) => work(ground))]]), stopping);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => app.system((tx) => tx.deleteFrom('job').execute()));

it('stays ours however long it takes, as long as it shows life', async () => {
  await queue();
  let other: boolean | undefined;
  await run(async () => {
    await wait(1500);
    other = await run(async () => undefined);
  });
  expect(other).toBe(false);
  expect(await stored()).toMatchObject({ attempts: 1, done_at: expect.any(String) });
});

it('is told when another has taken it, and does not mark it done', async () => {
  await queue();
  let told: unknown;
  await run(async ({ signal }) => {
    await app.system((tx) => tx.updateTable('job').set({ attempts: 2 }).execute());
    await wait(800);
    told = signal.reason;
    signal.throwIfAborted();
  });
  expect(told).toMatchObject({ message: 'another worker has taken the job' });
  expect(await stored()).toMatchObject({ attempts: 2, done_at: null, error: null });
});

it('is given back when the process stops, and goes on in the next', async () => {
  await queue();
  const stop = new AbortController();
  await run(async ({ signal }) => {
    stop.abort(new Error('the process stops'));
    signal.throwIfAborted();
  }, stop.signal);
  expect(await stored()).toMatchObject({ attempts: 0, locked_until: null, done_at: null, error: null });
  expect(await run(async () => undefined)).toBe(true);
  expect(await stored()).toMatchObject({ attempts: 1, done_at: expect.any(String) });
});

it('left by a process that died is taken up at once where there is only one', async () => {
  await queue();
  await app.system((tx) =>
    tx.updateTable('job').set({ attempts: 1, locked_until: '2100-01-01T00:00:00Z' }).execute(),
  );
  expect(await run(async () => undefined)).toBe(false);
  await app.system(releaseLocks);
  expect(await run(async () => undefined)).toBe(true);
});
