import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { type Clock, isMoved } from './platform/clock';
import type { Database } from './platform/db/database';
import { watchHealth } from './platform/health';
import { answerFailures } from './platform/http/failures';
import { limitDefaults, limitStrangers } from './platform/http/limits';
import { mount } from './platform/http/mount';
import { documentApi } from './platform/http/openapi';
import { requestId } from './platform/http/request-id';
import { securityHeaders } from './platform/http/security';
import type { Route } from './platform/http/serve';
import { signerOf, tokensOf } from './platform/http/tokens';
import { UPLOAD_LIMIT } from './platform/http/upload';
import { developerClock } from './platform/jobs/dev-clock';
import { logOptions } from './platform/log';
import { measure } from './platform/metrics';
import type { Settings } from './platform/settings';
import { serveShell } from './platform/web/shell';
import type { Files } from './ports/files/files';
import { developerMail } from './ports/mail/dev-mail';
import { hintScripts } from './release/hint-scripts';
import { openPolicy } from './release/override';
import { serveBuilds } from './release/serve-builds';
import { routes as everyRoute } from './routes';

export interface Parts {
  settings: Settings;
  clock: Clock;
  db: Database;
  files: Files;
  secret: string;
  /** Everything, unless a test brings calls of its own. */
  routes?: readonly Route[];
  /** Off only in tests that send hundreds of calls a second. */
  limits?: boolean;
}

/** The whole HTTP side, not yet listening. */
export const buildServer = async ({
  settings,
  clock,
  db,
  files,
  secret,
  routes = everyRoute,
  limits = true,
}: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logOptions(settings),
    genReqId: requestId,
    // Not `true`, which believes what the caller wrote there before the proxies did.
    trustProxy: (_address, hop) => hop < settings.proxies,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 2000,
      querystringParser: (text) => qs.parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 50 }),
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  answerFailures(app);
  measure(app);
  await app.register(helmet, securityHeaders(settings.production));
  await app.register(compress, { global: true, encodings: ['gzip'], threshold: 1024 });
  await app.register(jwt, { secret });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 50 } });
  const tokens = tokensOf(signerOf(app), secret);
  if (limits) {
    await app.register(rateLimit, limitDefaults);
    limitStrangers(app, tokens);
  }

  const platform = { settings, clock, db, files, limits, tokens };
  for (const route of routes) mount(app, platform, route);

  await documentApi(app, routes);
  watchHealth(app, db);
  serveBuilds(app, platform);
  const open = openPolicy(platform.tokens);
  const hint = hintScripts(platform);
  serveShell(app, platform, async (request, reply) => {
    open(request, reply);
    await hint(request, reply);
  });
  if (!settings.production) developerMail(app, db);
  if (!settings.production && isMoved(clock)) developerClock(app, db, clock);
  return app;
};
