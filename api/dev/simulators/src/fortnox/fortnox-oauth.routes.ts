import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { textOf, toRecord } from '../unknown-record';
import type { FortnoxAccess, TokenAnswer } from './fortnox-access';
import type { FortnoxFaults } from './fortnox-faults';
import { consentPage } from './fortnox-pages';
import type { FortnoxState } from './fortnox-state';

export interface OAuthRoutesOptions {
  readonly app: FastifyInstance;
  readonly state: FortnoxState;
  readonly access: FortnoxAccess;
  readonly faults: FortnoxFaults;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The delay of the fault `slow`. */
  readonly slowMs: number;
}

export const knownScopes: readonly string[] = [
  'article',
  'bookkeeping',
  'companyinformation',
  'connectfile',
  'costcenter',
  'customer',
  'invoice',
  'order',
  'payment',
  'print',
  'project',
  'settings',
];

/** The vendor sends OAuth errors as JSON text under another content type. */
const sendOAuthError = (reply: FastifyReply, status: 400 | 401, error: string, description: string) =>
  reply
    .code(status)
    .header('content-type', status === 401 ? 'text/plain;charset=UTF-8' : 'text/html; charset=UTF-8')
    .send(JSON.stringify({ error, error_description: description }));

const sendRefusalPage = (reply: FastifyReply, message: string) =>
  reply.code(400).type('text/html; charset=utf-8').send(`<p>${message}</p>`);

/** The consent page, and the token endpoints of the authorization code flow. */
export const addOAuthRoutes = ({
  app,
  state,
  access,
  faults,
  clientId,
  clientSecret,
  slowMs,
}: OAuthRoutesOptions): void => {
  const expectedAuthorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  app.get('/oauth-v1/auth', async (request, reply) => {
    const query = toRecord(request.query);
    if (textOf(query, 'client_id') !== clientId) return sendRefusalPage(reply, 'Invalid client id');
    if (textOf(query, 'response_type') !== 'code') return sendRefusalPage(reply, 'Invalid response type');
    const redirectUri = textOf(query, 'redirect_uri');
    if (redirectUri === null || !URL.canParse(redirectUri))
      return sendRefusalPage(reply, 'Invalid redirect uri');
    const scopes = (textOf(query, 'scope') ?? '').split(' ').filter((one) => one !== '');
    if (scopes.length === 0 || scopes.some((one) => !knownScopes.includes(one)))
      return sendRefusalPage(reply, 'Invalid scope');
    const companies = [...state.books.values()].map(({ company }) => company);
    const forwarded = {
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: scopes.join(' '),
      state: textOf(query, 'state') ?? '',
    };
    return reply.type('text/html; charset=utf-8').send(consentPage(companies, forwarded, scopes));
  });

  app.post('/oauth-v1/auth', async (request, reply) => {
    const body = toRecord(request.body);
    const redirectUri = textOf(body, 'redirect_uri');
    if (textOf(body, 'client_id') !== clientId || redirectUri === null || !URL.canParse(redirectUri))
      return sendRefusalPage(reply, 'Invalid request');
    const target = new URL(redirectUri);
    if (body.answer === 'yes') {
      const company = textOf(body, 'company') ?? '';
      if (!state.books.has(company)) return sendRefusalPage(reply, 'Unknown company');
      target.searchParams.set(
        'code',
        access.issueCode({ company, scope: textOf(body, 'scope') ?? '', redirectUri }),
      );
    } else {
      target.searchParams.set('error', 'access_denied');
      target.searchParams.set('error_description', 'The user denied the request');
    }
    const clientState = textOf(body, 'state');
    if (clientState !== null) target.searchParams.set('state', clientState);
    return reply.redirect(target.href, 303);
  });

  /** The new tokens, or the description of the error. */
  const exchange = (body: ReturnType<typeof toRecord>): TokenAnswer | string => {
    if (body.grant_type === 'authorization_code')
      return (
        access.exchangeCode(textOf(body, 'code') ?? '', textOf(body, 'redirect_uri') ?? '') ??
        "Authorization code doesn't exist or is invalid for the client"
      );
    if (body.grant_type === 'refresh_token')
      return access.refresh(textOf(body, 'refresh_token') ?? '') ?? 'Invalid refresh token';
    return 'unsupported_grant_type';
  };

  app.post('/oauth-v1/token', async (request, reply) => {
    if (request.headers.authorization !== expectedAuthorization)
      return sendOAuthError(reply, 401, 'invalid_client', 'The client credentials are invalid');
    const due = faults.take('POST /oauth-v1/token');
    if (due.has('slow')) await sleep(slowMs);
    if (due.has('rate_limited')) return reply.code(429).send({ message: 'too many requests' });
    if (due.has('error')) return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>');
    if (due.has('token_rotated')) return sendOAuthError(reply, 400, 'invalid_grant', 'Invalid refresh token');
    const answer = exchange(toRecord(request.body));
    if (answer === 'unsupported_grant_type')
      return sendOAuthError(reply, 400, 'unsupported_grant_type', 'The grant type is not supported');
    if (typeof answer === 'string') return sendOAuthError(reply, 400, 'invalid_grant', answer);
    if (due.has('answer_lost')) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.post('/oauth-v1/revoke', async (request, reply) => {
    if (request.headers.authorization !== expectedAuthorization)
      return sendOAuthError(reply, 401, 'invalid_client', 'The client credentials are invalid');
    access.revoke(textOf(toRecord(request.body), 'token') ?? '');
    return { revoked: true };
  });
};
