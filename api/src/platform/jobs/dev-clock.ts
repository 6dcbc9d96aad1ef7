import type { FastifyInstance } from 'fastify';
import { jobs } from '../../jobs';
import type { MovedClock } from '../clock';
import type { Database } from '../db/database';
import { catalogue } from '../errors';
import { enqueueDue } from './cron';

const instantOf = (body: unknown): Date | undefined => {
  const text = typeof body === 'object' && body !== null && 'now' in body ? String(body.now) : '';
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/**
 * `POST /dev/clock {"now": "2027-02-16T08:00:00Z"}` where the server was started with a CLOCK: what the passing of those
 * days brings is put into the queue at once, as after a time when the server was off. Never in production.
 */
export const developerClock = (app: FastifyInstance, db: Database, clock: MovedClock): void => {
  app.post('/dev/clock', async ({ body }, reply) => {
    const instant = instantOf(body);
    if (instant === undefined) return reply.status(422).send({ message: catalogue.invalid.message });
    clock.moveTo(instant);
    await enqueueDue(db, jobs, clock.now());
    return { today: clock.today() };
  });
};
