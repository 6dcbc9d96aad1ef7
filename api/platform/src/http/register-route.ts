import type { Call } from '@husrum/contract/core';
import { callPermission } from '@husrum/contract/permission';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { FileStore } from '../file-store';
import { createOutbox } from '../outbox';
import type { Settings } from '../settings';
import type { Account, RequestContext } from './context';
import { IdempotentResponse, withIdempotencyKey } from './idempotency';
import { lockIfDeletion } from './lock-deletion';
import { rateLimitConfig } from './rate-limits';
import { readInput } from './read-input';
import { differingFields, findReaders, readStored, refuseReadOnly, toPlain } from './read-only-fields';
import { requireMembership } from './require-membership';
import { requireRole } from './require-role';
import { type RouteResponse, sendResponse, toRouteResponse } from './route-response';
import { createSerializer } from './serializer';
import type { ReceivedInput, Route, SingleTransactionRoute, UntypedInput } from './serve';
import type { Claims, Tokens } from './tokens';
import { uploadFolder, withUploadPath } from './upload';
import { parseParams } from './validate';

export interface HttpPlatform {
  readonly clock: Clock;
  readonly db: Database;
  readonly files: FileStore;
  readonly settings: Settings;
  readonly tokens: Tokens;
  /** The user of a valid access token. Throws 401 when the session has ended. */
  requireSession(tx: Tx, claims: Claims): Promise<Account>;
  /** Whether rate limits apply. Off in tests that send hundreds of calls a second. */
  readonly rateLimits: boolean;
}

type Serialize = ((answer: unknown) => string) | undefined;

/** `uploadPath` is where the file of a multipart call is saved until the answer. */
type Respond = (request: FastifyRequest, reply: FastifyReply, uploadPath: string) => Promise<RouteResponse>;
type RunTransaction = <T>(run: (context: RequestContext) => Promise<T>) => Promise<T>;

/** Fastify adds a further `Set-Cookie` header to those before it. */
const setCookieOf =
  (reply: FastifyReply) =>
  (cookie: string): void =>
    void reply.header('set-cookie', cookie);

/**
 * Returns a function that runs transactions of the caller's account. Throws 401 without a valid access token, 403 when the
 * user's role does not permit the call, and 402 when the call needs a trial or subscription and the business has neither. The token itself is checked once. Each transaction
 * checks the rest, so that a removed user or a changed role takes effect at once.
 */
const createTransactionRunner = (
  platform: HttpPlatform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  call: Call,
  isReadOnly: boolean,
): RunTransaction => {
  const { clock, db, settings, tokens } = platform;
  const claims = tokens.requireClaims(request.headers.authorization);
  const inTransaction = isReadOnly ? db.readForAccount : db.forAccount;
  return (run) =>
    inTransaction(claims.billable.id, async (tx) => {
      const account = await platform.requireSession(tx, claims);
      requireRole(account, call);
      requireMembership(account, call, settings);
      const outbox = createOutbox(tx, account.businessId, settings);
      const { log, url } = request;
      const setCookie = setCookieOf(reply);
      return run({ clock, settings, tokens, tx, account, outbox, log, url, setCookie });
    });
};

const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

/** Returns a function that runs an idempotent call once per Idempotency-Key, and any other call every time. */
const createIdempotentRunner = (
  request: FastifyRequest,
  call: Call,
  { params, query, body }: UntypedInput,
): ((tx: Tx, run: () => Promise<RouteResponse>) => Promise<RouteResponse>) => {
  const key = call.idempotent ? idempotencyKeyOf(request) : undefined;
  if (key === undefined) return (_tx, run) => run();
  return (tx, run) => withIdempotencyKey(tx, { key, call, input: { params, query, body } }, run);
};

/** Runs a route in its transaction. Throws 422, which undoes it, if it was sent another value of a field that it does not change. */
const runWithReadOnlyFields = async (
  route: SingleTransactionRoute,
  input: ReceivedInput,
  context: RequestContext,
  readers: readonly SingleTransactionRoute[],
): Promise<unknown> => {
  if (input.readOnly.length === 0) return route.run(input, context);
  const before = await readStored(route, readers, input, context);
  const answer = await route.run(input, context);
  refuseReadOnly(differingFields(input, [before, toPlain(route.call, answer)]));
  return answer;
};

const createResponder = (
  platform: HttpPlatform,
  route: Route,
  serialize: Serialize,
  readers: readonly SingleTransactionRoute[],
): Respond => {
  const { call } = route;

  if (route.kind === 'public')
    return async (request, reply, uploadPath) => {
      const { clock, db, files, settings, tokens } = platform;
      const answer = await route.run(
        parseParams(request.params),
        async () => {
          const input = await readInput(request, call, uploadPath);
          refuseReadOnly(input.readOnly);
          return input;
        },
        {
          ...{ clock, db, files, settings, tokens, log: request.log },
          createOutbox: (tx, businessId) => createOutbox(tx, businessId, settings),
          ipAddress: request.ip,
          userAgent: request.headers['user-agent'],
          authorization: request.headers.authorization,
          cookies: request.headers.cookie,
          ifNoneMatch: request.headers['if-none-match'],
          setCookie: setCookieOf(reply),
        },
      );
      return toRouteResponse(answer, serialize);
    };

  const isReadOnly = route.kind === 'singleTransaction' && route.isReadOnly;
  return async (request, reply, uploadPath) => {
    const runTransaction = createTransactionRunner(platform, { request, reply }, call, isReadOnly);
    const checkCaller = () => runTransaction(() => Promise.resolve());
    const input = await readInput(request, call, uploadPath).catch(async (error: unknown) => {
      // A caller who may not make the call gets 401, 402 or 403, not the errors of the input.
      await checkCaller();
      throw error;
    });
    const withIdempotency = createIdempotentRunner(request, call, input);
    const runIdempotently = (run: (context: RequestContext) => Promise<unknown>): Promise<RouteResponse> =>
      runTransaction((context) =>
        withIdempotency(context.tx, async () => toRouteResponse(await run(context), serialize)),
      );

    if (route.kind === 'singleTransaction')
      return runIdempotently(async (context) => {
        await lockIfDeletion(context.tx, call, input.params);
        return runWithReadOnlyFields(route, input, context, readers);
      });

    // The handler may do work outside its transactions, so the caller is checked before it.
    const before = await runTransaction((context) =>
      input.readOnly.length === 0 ? Promise.resolve() : readStored(route, readers, input, context),
    );
    refuseReadOnly(differingFields(input, [before]));
    const { clock, db, files, settings } = platform;
    const answer = await route.run(input, {
      files,
      server: { clock, db, files, settings, log: request.log },
      idempotencyKey: call.idempotent ? idempotencyKeyOf(request) : undefined,
      transaction: runTransaction,
      idempotentTransaction: async (run) => new IdempotentResponse(await runIdempotently(run)),
    });
    if (answer instanceof IdempotentResponse) return answer.response;
    if (call.idempotent)
      throw new Error(`${call.method} ${call.path} is idempotent: return context.idempotentTransaction(…)`);
    return toRouteResponse(answer, serialize);
  };
};

/** The paths of a call as Fastify writes them. The other path takes the choices of its parameters only, and leaves ids alone. */
const urlsOf = ({ path, otherPath, pathChoices }: Call): string[] => {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = pathChoices ?? {};
  const url = path.replace(/\{(\w+)\}/g, ':$1');
  if (otherPath === undefined) return [url];
  return [
    url,
    otherPath.replace(/\{(\w+)\}/g, (_all, name: string) => `:${name}(^(${choices[name]?.join('|')})$)`),
  ];
};

/**
 * Registers one call of the contract as a Fastify route at each of its paths. Throws for a call of a signed-in user whose noun is missing in
 * `areaByNoun`, the table of the permissions that calls need.
 */
export const registerRoute = (
  app: FastifyInstance,
  platform: HttpPlatform,
  route: Route,
  routes: readonly Route[],
): void => {
  const { call } = route;
  if (route.kind !== 'public') callPermission(call);
  const uploads = uploadFolder(platform.settings.dataDir);
  const respond = createResponder(
    platform,
    route,
    call.response ? createSerializer(call.response) : undefined,
    call.method === 'GET' ? [] : findReaders(call, routes),
  );
  const options: Omit<RouteOptions, 'url'> = {
    method: call.method,
    ...(call.maxBytes ? { bodyLimit: call.maxBytes } : {}),
    config: platform.rateLimits ? rateLimitConfig(call, platform.tokens) : {},
    handler: async (request, reply: FastifyReply) => {
      const response = call.multipart
        ? await withUploadPath(uploads, (target) => respond(request, reply, target))
        : await respond(request, reply, '');
      return sendResponse(reply, response);
    },
  };
  for (const url of urlsOf(call)) app.route({ ...options, url });
};
