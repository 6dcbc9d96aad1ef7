import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { isAdjustable } from '../clock';
import { registerHealthChecks } from '../health';
import { registerDevClock } from '../jobs/dev-clock';
import { loggerOptions } from '../logger';
import { registerMetrics } from '../metrics';
import type { ServerPart, StartContext } from '../server-part';
import { frameworkErrorOptions, registerErrorHandler } from './error-handler';
import { registerFavicon } from './favicon';
import { registerOpenApi } from './openapi';
import { limitAnonymousCalls, rateLimitDefaults } from './rate-limits';
import { type HttpPlatform, registerRoute } from './register-route';
import { createRequestCounter } from './request-counter';
import { requestId } from './request-id';
import { PERMISSIONS_POLICY, securityHeaders } from './security-headers';
import type { Route } from './serve';
import { createSigner, createTokens } from './tokens';
import { discardUnreadBodies } from './unread-body';
import { MULTIPART_LIMITS } from './upload';

export interface ServerOptions extends StartContext {
  /** Signs access tokens. */
  readonly secret: string;
  /** All routes, unless a test has its own. */
  readonly routes?: readonly Route[];
  /** Whether rate limits apply. Off in tests that send hundreds of calls a second. */
  readonly rateLimits?: boolean;
  /** How long a request may take to arrive. */
  readonly requestTimeoutMs?: number;
}

/** Long enough to upload 25 MB at 1.2 Mbit/s. */
const REQUEST_TIMEOUT_MS = 180_000;

/** Common proxies and load balancers keep their connections for 60 seconds. */
const KEEP_ALIVE_MS = 75_000;
const PLUGIN_TIMEOUT_MS = 300_000;

/** The HTTP server of the parts. It does not listen yet. */
export const createHttpServer = async (
  parts: readonly ServerPart[],
  requireSession: HttpPlatform['requireSession'],
  {
    settings,
    clock,
    db,
    files,
    secret,
    routes = parts.flatMap((part) => part.routes ?? []),
    rateLimits = true,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
  }: ServerOptions,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(settings),
    genReqId: requestId,
    // It is not `true`: callers could then forge their address in X-Forwarded-For.
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit: 1024 * 1024,
    // Longer than proxies keep theirs: otherwise one sends a call on a connection that is just being closed.
    keepAliveTimeout: KEEP_ALIVE_MS,
    // It ends slow request bodies: otherwise whoever sends a byte now and then keeps connections open for ever.
    requestTimeout: requestTimeoutMs,
    http: {
      // It also ends connections that were opened in advance, so that it is not shorter than the others are kept.
      headersTimeout: Math.min(requestTimeoutMs, KEEP_ALIVE_MS + 5000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5000),
    },
    // A busy machine is no reason to end a start.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A call on an open connection is still answered: the database closes last.
    return503OnClosing: false,
    ...frameworkErrorOptions,
    routerOptions: {
      maxParamLength: 2000,
      querystringParser: (text) => qs.parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 50 }),
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  discardUnreadBodies(app);
  registerErrorHandler(app);
  registerMetrics(app, settings);
  await app.register(helmet, securityHeaders(settings.production));
  await app.register(compress, {
    global: true,
    encodings: ['gzip'],
    threshold: 1024,
    // A page of a list is compressed in less time than the thread pool takes to answer.
    syncThreshold: 64 * 1024,
    globalDecompression: false,
  });
  await app.register(jwt, { secret });
  await app.register(multipart, { limits: MULTIPART_LIMITS });
  const tokens = createTokens(createSigner(app), secret);
  if (rateLimits) {
    await app.register(rateLimit, rateLimitDefaults(createRequestCounter(db, app.log)));
    limitAnonymousCalls(app, tokens);
  }

  const platform = { settings, clock, db, files, rateLimits, tokens, requireSession };
  for (const route of routes) registerRoute(app, platform, route, routes);

  await registerOpenApi(app, routes, settings.baseUrl);
  registerHealthChecks(app, db);
  registerFavicon(app);
  for (const part of parts) part.serve?.(app, platform);
  if (!settings.production && isAdjustable(clock))
    registerDevClock(app, { db, clock, jobs: parts.flatMap(({ jobs }) => jobs ?? []) });
  return app;
};
