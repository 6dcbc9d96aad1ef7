import Fastify from 'fastify';
import { testServer } from '../../../test/kit';
import { allJobs } from '../../app/all-jobs';
import { adjustableClock } from '../clock';
import { enqueueDueJobs } from './cron';
import { registerDevClock } from './dev-clock';

const server = testServer();

test('moving the clock enqueues the jobs that fall due, and an invalid time is rejected', async () => {
  const clock = adjustableClock('2027-01-10T08:00:00Z', true);
  await enqueueDueJobs(server.db, allJobs, clock.now());
  const app = Fastify();
  registerDevClock(app, { db: server.db, clock, jobs: allJobs });
  const move = (now: unknown) => app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });

  expect((await move('2027-02-16T08:00:00Z')).json()).toEqual({ today: '2027-02-16' });
  const enqueued = await server.db.system((tx) =>
    tx.selectFrom('job').select('run_at').where('kind', '=', 'run.nightly').execute(),
  );
  expect(enqueued.map(({ run_at }) => new Date(run_at).toISOString())).toContain('2027-02-16T08:00:00.000Z');

  expect((await move('i morgon')).statusCode).toBe(422);
  expect(clock.today()).toBe('2027-02-16');
});
