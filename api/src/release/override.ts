import { OVERRIDE_COOKIE } from '@husrum/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../platform/http/tokens';

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === OVERRIDE_COOKIE)?.[1];

/** Opens the page's policy for the one address that a developer was given leave for, in the browser that holds the leave. */
export const openPolicy =
  (tokens: Tokens) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const cookie = cookieOf(request);
    const origin = cookie && tokens.unseal('override', cookie)?.origin;
    const policy = reply.getHeader('content-security-policy');
    if (typeof origin !== 'string' || typeof policy !== 'string') return;
    const socket = origin.replace(/^http/, 'ws');
    reply.header(
      'content-security-policy',
      policy.replace(/script-src[^;]*/, `$& ${origin}`).replace(/connect-src[^;]*/, `$& ${origin} ${socket}`),
    );
  };
