import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Call } from '@husrum/contract/core';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../errors';
import type { Tokens } from './tokens';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever is not signed in is counted by network address, over all such calls. */
    countsStrangers?: boolean;
  }
}

export const limitDefaults = {
  global: false,
  timeWindow: '1 minute',
  errorResponseBuilder: (): Error => problem('tooMany'),
} as const;

const textAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/**
 * Signing in is limited per network address and e-mail address together: one neighbour's mistakes do not lock the house.
 * Where no e-mail address stands, what the path names does: each link from a mail is tried by itself.
 */
const callerAndEmail = (request: FastifyRequest): string => {
  const email = textAt(request.body, 'email') ?? textAt(textAt(request.body, 'user'), 'email');
  return `${request.ip} ${typeof email === 'string' ? email.trim().toLowerCase() : JSON.stringify(request.params)}`;
};

/** People behind one address do not share a limit. A header that proves nothing is nobody's sign-in. */
const signInOrAddress =
  (tokens: Tokens) =>
  ({ headers, ip }: FastifyRequest): string =>
    tokens.readAny(headers.authorization)?.jti ?? ip;

const rateLimitOf = (call: Call, tokens: Tokens): RateLimitOptions => {
  if (call.perMinute !== undefined) {
    return { max: call.perMinute, groupId: call.path, keyGenerator: signInOrAddress(tokens) };
  }
  if (call.access === 'public' && call.method === 'POST') {
    return { max: 10, hook: 'preHandler', keyGenerator: callerAndEmail, groupId: call.path };
  }
  return { max: 1200, groupId: 'api', keyGenerator: signInOrAddress(tokens) };
};

/** The route's part in the limits: few tries for the calls that anyone may write to, plenty for the rest. */
export const limitOf = (call: Call, tokens: Tokens): FastifyContextConfig => ({
  rateLimit: rateLimitOf(call, tokens),
  // A team sends a build's hundred files one by one, and brings a key that nobody guesses.
  countsStrangers: call.method === 'POST' && call.access !== 'team',
});

/** Beside the few tries per e-mail address: no one address tries hundreds of them, each of which costs a password's hash. */
export const limitStrangers = (app: FastifyInstance, tokens: Tokens): void => {
  const tried = app.createRateLimit({ max: 300, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip });
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.countsStrangers || tokens.readAny(request.headers.authorization)) return;
    const limit = await tried(request);
    if (!limit.isAllowed && limit.isExceeded) throw problem('tooMany');
  });
};
