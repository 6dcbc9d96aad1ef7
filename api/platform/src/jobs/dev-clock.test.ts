import { testServer } from '@husrum/api-testing';
import Fastify from 'fastify';
import { adjustableClock } from '../clock';
import { enqueueDueJobs } from './cron';
import { registerDevClock } from './dev-clock';
import { drainJobs } from './drain';
import { nonTransactionalJob, transactionalJob } from './job';

const server = testServer();

test('moving the clock answers when the jobs that fall due are done, and an invalid time is rejected', async () => {
  const clock = adjustableClock('2027-01-10T08:00:00Z', true);
  const done: string[] = [];
  const jobs = [
    transactionalJob('test.nightly', async (_data, { outbox }) => outbox.enqueueJob('test.follower', {}), {
      schedule: { at: '00:10' },
    }),
    nonTransactionalJob('test.follower', async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      done.push(clock.today());
    }),
  ];
  await enqueueDueJobs(server.db, jobs, clock.now());
  const app = Fastify();
  registerDevClock(app, { db: server.db, clock, jobs, jobsTimeoutMs: 5000 });
  const move = (now: unknown) => app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });

  const platform = {
    ...{ db: server.db, clock, settings: server.settings, files: server.files },
    log: server.fastify.log,
  };
  const moved = move('2027-02-16T08:00:00Z');
  // The server's worker runs the jobs a moment later.
  const draining = new Promise((resolve) => setTimeout(resolve, 100)).then(() => drainJobs(platform, jobs));
  expect((await moved).json()).toEqual({ today: '2027-02-16' });
  expect(done).toEqual(['2027-02-16']);
  await draining;

  expect((await move('i morgon')).statusCode).toBe(422);
  expect(clock.today()).toBe('2027-02-16');
});

test('answers 503 when nobody runs the jobs', async () => {
  const clock = adjustableClock('2027-03-10T08:00:00Z', true);
  const jobs = [transactionalJob('test.idle', () => Promise.resolve(), { schedule: { at: '00:10' } })];
  await enqueueDueJobs(server.db, jobs, clock.now());
  const app = Fastify();
  registerDevClock(app, { db: server.db, clock, jobs, jobsTimeoutMs: 100 });
  const moved = await app.inject({
    method: 'POST',
    url: '/dev/clock',
    payload: { now: '2027-03-12T08:00:00Z' },
  });
  expect(moved.statusCode).toBe(503);
});
