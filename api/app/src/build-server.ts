import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import {
  addPreloadHints,
  createOverridePolicy,
  registerBuildRoutes,
  registerShell,
} from '@husrum/api-delivery';
import { registerZignedWebhook } from '@husrum/api-leases';
import {
  type Clock,
  createSigner,
  createTokens,
  type Database,
  discardUnreadBodies,
  type FileStore,
  frameworkErrorOptions,
  isAdjustable,
  limitAnonymousCalls,
  loggerOptions,
  MULTIPART_LIMITS,
  type Route,
  rateLimitDefaults,
  registerDevClock,
  registerErrorHandler,
  registerFavicon,
  registerHealthChecks,
  registerMetrics,
  registerOpenApi,
  registerRoute,
  requestId,
  type Settings,
  securityHeaders,
} from '@husrum/api-platform';
import { registerDevMail } from '@husrum/api-ports';
import { registerStripeWebhook, requireSession } from '@husrum/api-settings';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
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
