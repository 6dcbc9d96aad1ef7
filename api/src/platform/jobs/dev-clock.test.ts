import Fastify from 'fastify';
import { testServer } from '../../../test/kit';
import { jobs } from '../../jobs';
import { movedClock } from '../clock';
import { enqueueDue } from './cron';
import { developerClock } from './dev-clock';

const server = testServer();

test('a clock that is moved brings what falls due meanwhile into the queue, and refuses what is no time', async () => {
  const clock = movedClock('2027-01-10T08:00:00Z', true);
  await enqueueDue(server.db, jobs, clock.now());
  const app = Fastify();
  developerClock(app, server.db, clock);
  const move = (now: unknown) => app.inject({ method: 'POST', url: '/dev/clock', payload: { now } });

  expect((await move('2027-02-16T08:00:00Z')).json()).toEqual({ today: '2027-02-16' });
  const waiting = await server.db.system((tx) =>
    tx.selectFrom('job').select('run_at').where('kind', '=', 'run.nightly').execute(),
  );
  expect(waiting.map(({ run_at }) => new Date(run_at).toISOString())).toContain('2027-02-16T08:00:00.000Z');

  expect((await move('i morgon')).statusCode).toBe(422);
  expect(clock.today()).toBe('2027-02-16');
});
