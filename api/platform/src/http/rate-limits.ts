import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { Call } from '@husrum/contract/core';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../errors';
import type { RequestCounter } from './request-counter';
import type { Tokens } from './tokens';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers that are not signed in are counted per IP address, over all such calls together. */
    countsAnonymousCalls?: boolean;
  }
}

/** Counts the requests of each route by itself, with `counter`. */
const storeOf = (counter: RequestCounter): FastifyRateLimitStoreCtor => {
  const createStore = (route: string): FastifyRateLimitStore => ({
    incr: (caller, done, windowMs, max) => {
      counter.count(`${route} ${caller}`, { max, windowMs }).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    },
    child: (options) => createStore(JSON.stringify([propertyOf(options, 'groupId'), routeOf(options)])),
  });
  return class {
    incr = createStore('').incr;
    child = createStore('').child;
  };
};

const routeOf = (options: unknown): readonly unknown[] => {
  const route = propertyOf(options, 'routeInfo');
  return [propertyOf(route, 'method'), propertyOf(route, 'url')];
};

export const rateLimitDefaults = (counter: RequestCounter) =>
  ({
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: (): Error => problem('tooManyRequests'),
    store: storeOf(counter),
  }) as const;

// The limits are requests per minute.
const MAX_PUBLIC_POSTS = 10;
const MAX_CALLS = 1200;
const MAX_ANONYMOUS_POSTS = 300;

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/**
 * Public POST calls, such as sign-in, are limited per IP address and email address together, so that one user's mistakes do
 * not block others behind the same IP address. Without an email address in the body the path parameters count: each link
 * from a mail is limited by itself.
 */
const callerAndEmail = (request: FastifyRequest): string => {
  const email = propertyOf(request.body, 'email') ?? propertyOf(propertyOf(request.body, 'user'), 'email');
  return `${request.ip} ${typeof email === 'string' ? email.trim().toLowerCase() : JSON.stringify(request.params)}`;
};

/** Signed-in users do not share the limit of their IP address. An invalid token counts as no token. */
const sessionOrAddress =
  (tokens: Tokens) =>
  ({ headers, ip }: FastifyRequest): string =>
    tokens.readClaims(headers.authorization)?.jti ?? ip;

const rateLimitOf = (call: Call, tokens: Tokens): RateLimitOptions => {
  if (call.perMinute !== undefined) {
    return { max: call.perMinute, groupId: call.path, keyGenerator: sessionOrAddress(tokens) };
  }
  if (call.access === 'public' && call.method === 'POST') {
    return { max: MAX_PUBLIC_POSTS, hook: 'preHandler', keyGenerator: callerAndEmail, groupId: call.path };
  }
  return { max: MAX_CALLS, groupId: 'api', keyGenerator: sessionOrAddress(tokens) };
};

/** The rate limit of a route: that of its call if it has one, otherwise few requests for public POST calls and many for the rest. */
export const rateLimitConfig = (call: Call, tokens: Tokens): FastifyContextConfig => ({
  rateLimit: rateLimitOf(call, tokens),
  // A team that develops a remote uploads the hundred files of a build one by one. Its release token cannot be guessed.
  countsAnonymousCalls: call.method === 'POST' && call.access !== 'team',
});

/** Stops one IP address from trying hundreds of email addresses: each attempt makes the server compute a slow password hash. */
export const limitAnonymousCalls = (app: FastifyInstance, tokens: Tokens): void => {
  const checkLimit = app.createRateLimit({
    max: MAX_ANONYMOUS_POSTS,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => ip,
  });
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.countsAnonymousCalls || tokens.readClaims(request.headers.authorization))
      return;
    const limit = await checkLimit(request);
    if (!limit.isAllowed && limit.isExceeded) throw problem('tooManyRequests');
  });
};
