import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Call } from '@husrum/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../errors';

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

/** People behind one address do not share a limit: the end of a token is its signature. */
const signInOrAddress = (request: FastifyRequest): string =>
  request.headers.authorization?.slice(-43) ?? request.ip;

/** The route's part in the limits: few tries for the calls that anyone may write to, plenty for the rest. */
export const limitOf = (call: Call, limited: boolean): { rateLimit?: RateLimitOptions } => {
  if (!limited) return {};
  if (call.perMinute !== undefined) {
    return { rateLimit: { max: call.perMinute, groupId: call.path, keyGenerator: signInOrAddress } };
  }
  if (call.access === 'public' && call.method === 'POST') {
    return { rateLimit: { max: 10, hook: 'preHandler', keyGenerator: callerAndEmail, groupId: call.path } };
  }
  return { rateLimit: { max: 1200, groupId: 'api', keyGenerator: signInOrAddress } };
};

/** Beside the few tries per e-mail address: no one address tries hundreds of them, each of which costs a password's hash. */
export const limitStrangers = (app: FastifyInstance): void => {
  const tried = app.createRateLimit({ max: 300, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip });
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || request.headers.authorization !== undefined) return;
    const limit = await tried(request);
    if (!limit.isAllowed && limit.isExceeded) throw problem('tooMany');
  });
};
