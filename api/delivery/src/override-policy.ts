import type { Tokens } from '@husrum/api-platform';
import { OVERRIDE_COOKIE } from '@husrum/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';

const overrideCookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === OVERRIDE_COOKIE)?.[1];

/**
 * For a browser with a developer's override token: the content security policy of its pages also allows scripts from the
 * token's origin, and connections to that origin.
 */
export const createOverridePolicy =
  (tokens: Tokens) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const cookie = overrideCookieOf(request);
    const origin = cookie && tokens.verifyPurposeToken('override', cookie)?.origin;
    const policy = reply.getHeader('content-security-policy');
    if (typeof origin !== 'string' || typeof policy !== 'string') return;
    const socket = origin.replace(/^http/, 'ws');
    reply.header(
      'content-security-policy',
      policy.replace(/script-src[^;]*/, `$& ${origin}`).replace(/connect-src[^;]*/, `$& ${origin} ${socket}`),
    );
  };
