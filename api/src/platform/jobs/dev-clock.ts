import type { FastifyInstance } from 'fastify';
import type { AdjustableClock } from '../clock';
import type { Database } from '../db/database';
import { catalogue } from '../errors';
import { enqueueDueJobs } from './cron';
import type { Job } from './job';

const parseNow = (body: unknown): Date | undefined => {
  const text = typeof body === 'object' && body !== null && 'now' in body ? String(body.now) : '';
  const now = new Date(text);
  return Number.isNaN(now.getTime()) ? undefined : now;
};

interface DevClockOptions {
  readonly db: Database;
  readonly clock: AdjustableClock;
  readonly jobs: readonly Job[];
}

/**
 * `POST /dev/clock {"now": "2027-02-16T08:00:00Z"}`, where the server was started with CLOCK: moves the clock and enqueues
 * the scheduled jobs of the days in between at once, as after downtime. Never in production.
 */
export const registerDevClock = (app: FastifyInstance, { db, clock, jobs }: DevClockOptions): void => {
  app.post('/dev/clock', async ({ body }, reply) => {
    const now = parseNow(body);
    if (now === undefined) return reply.status(422).send({ message: catalogue.invalid.message });
    clock.moveTo(now);
    await enqueueDueJobs(db, jobs, clock.now());
    return { today: clock.today() };
  });
};
