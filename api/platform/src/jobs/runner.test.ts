import { makeAccount, testServer } from '@husrum/api-testing';
import Fastify from 'fastify';
import { createOutbox } from '../outbox';
import { type Lane, nonTransactionalJob } from './job';
import { startJobs } from './runner';

const app = testServer();

afterEach(() => app.system((tx) => tx.deleteFrom('job').execute()));

/** The most jobs that run at once when two are due. */
const countAtOnce = async (lane: Lane): Promise<number> => {
  const anna = await makeAccount(app);
  await app.forAccount(anna, async (tx) => {
    const outbox = createOutbox(tx, anna.businessId, app.settings);
    for (const number of [1, 2]) await outbox.enqueueJob('wait', { number });
  });
  let running = 0;
  let most = 0;
  let done = 0;
  const wait = nonTransactionalJob(
    'wait',
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      running -= 1;
      done += 1;
    },
    { lane },
  );
  const { db, clock, files, settings } = app;
  const runner = startJobs({ db, clock, files, settings, log: Fastify().log }, [wait]);
  while (done < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await runner.stop();
  return most;
};

it('a slow accounting program does not hold up another, while other jobs run one at a time', async () => {
  expect(await countAtOnce('accounting')).toBe(2);
  expect(await countAtOnce('long')).toBe(1);
}, 20_000);
