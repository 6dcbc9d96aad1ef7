import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Call } from '@husrum/contract';
import type { FastifyRequest } from 'fastify';
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

/** Signing in is limited per network address and e-mail address together: one neighbour's mistakes do not lock the house. */
const callerAndEmail = (request: FastifyRequest): string => {
  const email = textAt(request.body, 'email') ?? textAt(textAt(request.body, 'user'), 'email');
  return `${request.ip} ${typeof email === 'string' ? email.trim().toLowerCase() : ''}`;
};

/** The route's part in the limits: few tries for the calls that anyone may write to, plenty for the rest. */
export const limitOf = (call: Call, limited: boolean): { rateLimit?: RateLimitOptions } => {
  if (!limited) return {};
  if (call.access === 'public' && call.method === 'POST') {
    return { rateLimit: { max: 10, hook: 'preHandler', keyGenerator: callerAndEmail, groupId: call.path } };
  }
  return { rateLimit: { max: 1200, groupId: 'api' } };
};
