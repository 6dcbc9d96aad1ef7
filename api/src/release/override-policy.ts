import { OVERRIDE_COOKIE } from '@husrum/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../platform/http/tokens';

const overrideCookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === OVERRIDE_COOKIE)?.[1];

/**
 * Allows scripts from the origin in a developer's override token, and connections to it, in the content security policy of
 * that browser's pages.
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
