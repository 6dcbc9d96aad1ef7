import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { outboxOf } from '../outbox';
import { answerWriter } from './answer';
import { withIdempotencyKey } from './idempotency';
import { inputOf } from './input';
import { limitOf } from './limits';
import { type Outcome, outcomeOf, send } from './outcome';
import type { OpenRoute, Route, SignedRoute, SteppedRoute } from './serve';
import { requireSession } from './sign-in';
import { validParams } from './validate';
import type { BaseContext, PublicContext, RequestContext, SteppedWork } from './work';

export interface Platform extends Omit<BaseContext, 'log' | 'url'> {
  readonly db: Database;
  /** Tests that send hundreds of calls a second turn the limits off. */
  readonly limits: boolean;
}

type Respond = (request: FastifyRequest) => Promise<Outcome>;
type Write = ((answer: unknown) => string) | undefined;

const groundOf = ({ clock, files, tokens, settings }: Platform, request: FastifyRequest): BaseContext => ({
  clock,
  files,
  tokens,
  settings,
  log: request.log,
  url: request.url,
});

const respondOpen =
  (platform: Platform, route: OpenRoute, write: Write): Respond =>
  async (request) => {
    const context: PublicContext = {
      ...groundOf(platform, request),
      db: platform.db,
      outboxOf: (tx, billableId) => outboxOf(tx, billableId, platform.settings),
      address: request.ip,
      userAgent: request.headers['user-agent'],
      authorization: request.headers.authorization,
    };
    await route.admit?.(validParams(request.params), context);
    return outcomeOf(await route.run(await inputOf(request, route), context), write);
  };

const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

/** Gives the caller transactions, in each of which the session is checked first. */
const stepsOf = (platform: Platform, request: FastifyRequest): SteppedWork => {
  const claims = platform.tokens.read(request.headers.authorization);
  const ground = groundOf(platform, request);
  const step = <T>(context: (context: RequestContext) => Promise<T>): Promise<T> =>
    platform.db.tenant(claims.billable.id, async (tx) => {
      const account = await requireSession(tx, claims);
      const outbox = outboxOf(tx, account.billableId, platform.settings);
      return context({ ...ground, tx, account, outbox });
    });
  return { ...ground, step };
};

/** One transaction from the session's check to the written answer: a failure anywhere leaves nothing behind. */
const respondSigned =
  (platform: Platform, route: SignedRoute, write: Write): Respond =>
  async (request) => {
    const steps = stepsOf(platform, request);
    const input = await inputOf(request, route);
    const act = await route.prepare(input, steps);
    return steps.step(async (context) => {
      const run = async (): Promise<Outcome> => outcomeOf(await act(context), write);
      const key = route.call.money ? keyOf(request) : undefined;
      if (key === undefined) return run();
      const { params, query, body } = input;
      return withIdempotencyKey(context.tx, key, route.call, { params, query, body }, run);
    });
  };

const respondStepped =
  (platform: Platform, route: SteppedRoute, write: Write): Respond =>
  async (request) => {
    const context = stepsOf(platform, request);
    return outcomeOf(await route.run(await inputOf(request, route), context), write);
  };

const respondTo = (platform: Platform, route: Route, write: Write): Respond => {
  if (route.open) return respondOpen(platform, route, write);
  return route.stepped ? respondStepped(platform, route, write) : respondSigned(platform, route, write);
};

/** Turns one call of the contract into one route of the server. */
export const mount = (app: FastifyInstance, platform: Platform, route: Route): void => {
  const { call } = route;
  const write = call.ok ? answerWriter(call.ok) : undefined;
  const respond = respondTo(platform, route, write);
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.maxBytes ? { bodyLimit: call.maxBytes } : {}),
    config: platform.limits ? limitOf(call, platform.tokens) : {},
    handler: async (request, reply: FastifyReply) => send(reply, await respond(request)),
  });
};
