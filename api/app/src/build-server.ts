import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { registerStripeWebhook } from '../membership/stripe-webhook';
import { type Clock, isAdjustable } from '../platform/clock';
import type { Database } from '../platform/db';
import type { FileStore } from '../platform/file-store';
import { registerHealthChecks } from '../platform/health';
import type { Route } from '../platform/http';
import { frameworkErrorOptions, registerErrorHandler } from '../platform/http/error-handler';
import { registerFavicon } from '../platform/http/favicon';
import { registerOpenApi } from '../platform/http/openapi';
import { limitAnonymousCalls, rateLimitDefaults } from '../platform/http/rate-limits';
import { registerRoute } from '../platform/http/register-route';
import { requestId } from '../platform/http/request-id';
import { securityHeaders } from '../platform/http/security-headers';
import { createSigner, createTokens } from '../platform/http/tokens';
import { discardUnreadBodies } from '../platform/http/unread-body';
import { MULTIPART_LIMITS } from '../platform/http/upload';
import { registerDevClock } from '../platform/jobs/dev-clock';
import { loggerOptions } from '../platform/logger';
import { registerMetrics } from '../platform/metrics';
import type { Settings } from '../platform/settings';
import { registerShell } from '../platform/web/shell';
import { registerDevMail } from '../ports/mail/dev-mail';
import { registerBuildRoutes } from '../release/build-routes';
import { createOverridePolicy } from '../release/override-policy';
import { addPreloadHints } from '../release/preload-hints';
import { requireSession } from '../session/require-session';
import { registerZignedWebhook } from '../signing/zigned-webhook';
import { allJobs } from './all-jobs';
import { allRoutes } from './all-routes';

export interface ServerOptions {
  settings: Settings;
  clock: Clock;
  db: Database;
  files: FileStore;
  /** Signs access tokens. */
  secret: string;
  /** All routes, unless a test has its own. */
  routes?: readonly Route[];
  /** Whether rate limits apply. Off in tests that send hundreds of calls a second. */
  rateLimits?: boolean;
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number;
}

/** Long enough to upload 25 MB at 1.2 Mbit/s. */
const REQUEST_TIMEOUT_MS = 180_000;

/** Builds the whole HTTP server. It does not listen yet. */
export const buildServer = async ({
  settings,
  clock,
  db,
  files,
  secret,
  routes = allRoutes,
  rateLimits = true,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: ServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(settings),
    genReqId: requestId,
    // Not `true`: callers could then forge their address in X-Forwarded-For.
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    bodyLimit: 1024 * 1024,
    // Ends slow request bodies: otherwise whoever sends a byte now and then keeps connections open for ever.
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(requestTimeoutMs, 60_000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5000),
    },
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
    await app.register(rateLimit, rateLimitDefaults);
    limitAnonymousCalls(app, tokens);
  }

  const platform = { settings, clock, db, files, rateLimits, tokens, requireSession };
  for (const route of routes) registerRoute(app, platform, route);

  registerStripeWebhook(app, platform);
  registerZignedWebhook(app, platform);
  await registerOpenApi(app, routes, settings.baseUrl);
  registerHealthChecks(app, db);
  registerBuildRoutes(app, platform);
  registerFavicon(app);
  const allowOverrideScripts = createOverridePolicy(tokens);
  const addHints = addPreloadHints(platform);
  registerShell(app, platform, async (request, reply) => {
    allowOverrideScripts(request, reply);
    await addHints(request, reply);
  });
  if (!settings.production) registerDevMail(app, db, files);
  if (!settings.production && isAdjustable(clock)) registerDevClock(app, { db, clock, jobs: allJobs });
  return app;
};
