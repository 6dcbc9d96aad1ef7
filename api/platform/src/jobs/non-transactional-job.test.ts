import { makeAccount, testServer } from '@husrum/api-testing';
import Fastify from 'fastify';
import { createOutbox } from '../outbox';
import { type NonTransactionalJobContext, nonTransactionalJob } from './job';
import { runNextJob } from './run-job';

const app = testServer();
const platform = () => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: { ...app.settings, jobLockSeconds: 1 },
  log: Fastify().log,
});
const enqueue = async () => {
  const anna = await makeAccount(app);
  await app.forAccount(anna, (tx) => createOutbox(tx, anna.businessId, app.settings).enqueueJob('long', {}));
};
const readJob = async () =>
  app.system((tx) =>
    tx.selectFrom('job').select(['attempts', 'locked_until', 'done_at', 'error']).executeTakeFirstOrThrow(),
  );
const run = (handler: (context: NonTransactionalJobContext) => Promise<void>, stopping?: AbortSignal) => {
  const job = nonTransactionalJob('long', (_data, context) => handler(context), { lane: 'long' });
  return runNextJob(platform(), new Map([['long', job]]), stopping);
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => app.system((tx) => tx.deleteFrom('job').execute()));

it('a job keeps its lock for as long as it runs', async () => {
  await enqueue();
  let takenByOther: boolean | undefined;
  await run(async () => {
    await wait(1500);
    takenByOther = await run(async () => undefined);
  });
  expect(takenByOther).toBe(false);
  expect(await readJob()).toMatchObject({ attempts: 1, done_at: expect.any(String) });
});

it('a job is aborted when another worker has taken it, and is not marked as done', async () => {
  await enqueue();
  let reason: unknown;
  await run(async ({ signal }) => {
    await app.system((tx) => tx.updateTable('job').set({ attempts: 2 }).execute());
    await wait(800);
    reason = signal.reason;
    signal.throwIfAborted();
  });
  expect(reason).toMatchObject({ message: 'another worker has taken the job' });
  expect(await readJob()).toMatchObject({ attempts: 2, done_at: null, error: null });
});

it('a job is returned to the queue when the process stops, and runs in the next process', async () => {
  await enqueue();
  const stop = new AbortController();
  await run(async ({ signal }) => {
    stop.abort(new Error('the process stops'));
    signal.throwIfAborted();
  }, stop.signal);
  expect(await readJob()).toMatchObject({ attempts: 0, locked_until: null, done_at: null, error: null });
  expect(await run(async () => undefined)).toBe(true);
  expect(await readJob()).toMatchObject({ attempts: 1, done_at: expect.any(String) });
});
