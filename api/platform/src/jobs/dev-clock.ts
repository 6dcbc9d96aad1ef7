import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AdjustableClock } from '../clock';
import type { Database } from '../db/database';
import { catalogue } from '../errors';
import { enqueueDueJobs } from './cron';
import type { Job } from './job';
import { countDueJobs } from './queue.store';

const parseNow = (body: unknown): Date | undefined => {
  const text =
    typeof body === 'object' && body !== null && 'now' in body && typeof body.now === 'string'
      ? body.now
      : '';
  const now = new Date(text);
  return Number.isNaN(now.getTime()) ? undefined : now;
};

const POLL_MS = 50;
const JOBS_TIMEOUT_MS = 120_000;

/**
 * Waits until the workers have finished every due job, and those that these enqueue. The result is false if that takes too
 * long.
 */
const waitForDueJobs = async (db: Database, clock: AdjustableClock, timeoutMs: number): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs;
  while ((await db.system((tx) => countDueJobs(tx, clock.now().toISOString()))) > 0) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
};

interface DevClockOptions {
  readonly db: Database;
  readonly clock: AdjustableClock;
  readonly jobs: readonly Job[];
  readonly jobsTimeoutMs?: number;
}

/**
 * `POST /dev/clock {"now": "2027-02-16T08:00:00Z"}`, where the server was started with CLOCK: moves the clock and enqueues
 * each scheduled job that has fallen due, once, as after downtime. Answers when they are done, and with 503 if that takes
 * longer than two minutes. It does not exist in production.
 */
export const registerDevClock = (
  app: FastifyInstance,
  { db, clock, jobs, jobsTimeoutMs = JOBS_TIMEOUT_MS }: DevClockOptions,
): void => {
  app.post('/dev/clock', async ({ body }, reply) => {
    const now = parseNow(body);
    if (now === undefined) return reply.status(422).send({ message: catalogue.invalid.message });
    clock.moveTo(now);
    await enqueueDueJobs(db, jobs, clock.now());
    if (!(await waitForDueJobs(db, clock, jobsTimeoutMs)))
      return reply.status(503).send({ message: catalogue.unavailable.message });
    return { today: clock.today() };
  });
};
