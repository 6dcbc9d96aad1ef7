import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { problem } from './errors';
import type { Settings } from './settings';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In production nobody without the token may read: the routes and their load are not public. */
const mayRead = (
  authorization: string | undefined,
  token: string | undefined,
  production: boolean,
): boolean =>
  token === undefined
    ? !production
    : timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));

/** Measures requests by route pattern, not by URL: each id would become a separate time series. */
export const registerMetrics = (
  app: FastifyInstance,
  { production, metricsToken }: Pick<Settings, 'production' | 'metricsToken'>,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other';
    requestSeconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayRead(headers.authorization, metricsToken, production)) throw problem('noSuchCall');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
