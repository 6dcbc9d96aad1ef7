import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './db/database';

/** `/health`: the process answers. `/ready`: the database answers too, and the server is not shutting down. */
export const registerHealthChecks = (app: FastifyInstance, db: Database): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      if (closing) throw new Error('closing');
      await db.system((tx) => sql`select 1`.execute(tx));
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.status(503).send({ status: 'not ready' });
    }
  });
};
