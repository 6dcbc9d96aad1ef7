import type { Call } from '@husrum/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { FileStore } from '../file-store';
import { createOutbox } from '../outbox';
import type { Settings } from '../settings';
import type { Account, RequestContext } from './context';
import { IdempotentResponse, withIdempotencyKey } from './idempotency';
import { rateLimitConfig } from './rate-limits';
import { readInput } from './read-input';
import { type RouteResponse, sendResponse, toRouteResponse } from './route-response';
import { createSerializer } from './serializer';
import type { RawInput, Route } from './serve';
import type { Claims, Tokens } from './tokens';
import { parseParams } from './validate';

export interface HttpPlatform {
  readonly clock: Clock;
  readonly db: Database;
  readonly files: FileStore;
  readonly settings: Settings;
  readonly tokens: Tokens;
  /** The user of a valid access token. Throws 401 when the session has ended. */
  requireSession(tx: Tx, claims: Claims): Promise<Account>;
  /** Off in tests that send hundreds of calls a second. */
  readonly limits: boolean;
}

type Serialize = ((answer: unknown) => string) | undefined;

type Respond = (request: FastifyRequest) => Promise<RouteResponse>;
type RunTransaction = <T>(run: (context: RequestContext) => Promise<T>) => Promise<T>;

/** Opens transactions of the caller's account. Throws 401 without a valid access token. */
const transactionsOf = (platform: HttpPlatform, request: FastifyRequest): RunTransaction => {
  const { clock, db, settings, tokens } = platform;
  const claims = tokens.requireClaims(request.headers.authorization);
  return (run) =>
    db.forAccount(claims.billable.id, async (tx) => {
      const account = await platform.requireSession(tx, claims);
      const outbox = createOutbox(tx, account.billableId, settings);
      return run({ clock, settings, tokens, tx, account, outbox, log: request.log, url: request.url });
    });
};

const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

/** Runs an idempotent call once per Idempotency-Key, and any other call as it is. */
const runOnce = (
  request: FastifyRequest,
  call: Call,
  { params, query, body }: RawInput,
): ((tx: Tx, run: () => Promise<RouteResponse>) => Promise<RouteResponse>) => {
  const key = call.idempotent ? idempotencyKeyOf(request) : undefined;
  if (key === undefined) return (_tx, run) => run();
  return (tx, run) => withIdempotencyKey(tx, { key, call, input: { params, query, body } }, run);
};

const createResponder = (platform: HttpPlatform, route: Route, serialize: Serialize): Respond => {
  const { call } = route;

  if (route.kind === 'public')
    return async (request) => {
      const { clock, db, files, settings, tokens } = platform;
      const answer = await route.run(parseParams(request.params), () => readInput(request, call), {
        ...{ clock, db, files, settings, tokens, log: request.log },
        createOutbox: (tx, billableId) => createOutbox(tx, billableId, settings),
        ipAddress: request.ip,
        userAgent: request.headers['user-agent'],
        authorization: request.headers.authorization,
      });
      return toRouteResponse(answer, serialize);
    };

  return async (request) => {
    const transaction = transactionsOf(platform, request);
    const input = await readInput(request, call);
    const once = runOnce(request, call, input);
    const runIdempotently = (run: (context: RequestContext) => Promise<unknown>): Promise<RouteResponse> =>
      transaction((context) => once(context.tx, async () => toRouteResponse(await run(context), serialize)));

    if (route.kind === 'transaction') return runIdempotently((context) => route.run(input, context));

    const answer = await route.run(input, {
      files: platform.files,
      transaction,
      idempotentTransaction: async (run) => new IdempotentResponse(await runIdempotently(run)),
    });
    if (answer instanceof IdempotentResponse) return answer.response;
    if (call.idempotent)
      throw new Error(`${call.method} ${call.path} is idempotent: return context.idempotentTransaction(…)`);
    return toRouteResponse(answer, serialize);
  };
};

/** Registers one call of the contract as one Fastify route. */
export const registerRoute = (app: FastifyInstance, platform: HttpPlatform, route: Route): void => {
  const { call } = route;
  const respond = createResponder(
    platform,
    route,
    call.response ? createSerializer(call.response) : undefined,
  );
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.maxBytes ? { bodyLimit: call.maxBytes } : {}),
    config: platform.limits ? rateLimitConfig(call, platform.tokens) : {},
    handler: async (request, reply: FastifyReply) => sendResponse(reply, await respond(request)),
  });
};
