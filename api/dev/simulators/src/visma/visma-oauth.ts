import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textOf, toRecord, type UnknownRecord } from '../unknown-record';
import { consentErrorPage, consentPage } from './visma-consent.page';
import { type Grant, newId, type VismaState } from './visma-state';

const CODE_LIFETIME_MS = 5 * 60_000;
const TOKEN_LIFETIME_S = 3600;

interface AuthorizationCode {
  readonly companyId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly expiresAt: number;
}
interface OAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly state: VismaState;
  now(): Date;
  /** It is called before new tokens are sent. If it returns true, the connection is broken instead. */
  losesResponse(): boolean;
}

const newToken = (): string => randomBytes(32).toString('hex');

/** The identity server: consent, tokens that rotate, revocation. Codes are valid for five minutes and can be used once. */
export const addOAuthRoutes = (
  app: FastifyInstance,
  { clientId, clientSecret, state, now, losesResponse }: OAuthOptions,
): void => {
  const codes = new Map<string, AuthorizationCode>();
  const companies = [...state.books.values()].map(({ company }) => ({ id: company.Id, name: company.name }));
  const refuse = (reply: FastifyReply, error: string): FastifyReply => reply.code(400).send({ error });
  const isClient = ({ headers }: FastifyRequest): boolean => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    return headers.authorization === `Basic ${basic}`;
  };
  const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(page);

  const findConsentProblem = (parameters: UnknownRecord): string | null => {
    const redirectUri = textOf(parameters, 'redirect_uri');
    if (parameters.client_id !== clientId) return 'Okänd klient.';
    if (redirectUri === null || !URL.canParse(redirectUri)) return 'Adressen att återvända till saknas.';
    if (parameters.response_type !== 'code') return 'Okänd svarstyp.';
    const scopes = (textOf(parameters, 'scope') ?? '').split(' ');
    return scopes.includes('ea:api') ? null : 'Behörigheten ea:api saknas.';
  };

  app.get('/connect/authorize', async ({ query }, reply) => {
    const parameters = toRecord(query);
    const scope = textOf(parameters, 'scope') ?? '';
    const redirectUri = textOf(parameters, 'redirect_uri');
    const problem = findConsentProblem(parameters);
    if (problem !== null) return sendPage(reply, consentErrorPage(problem), 400);
    return sendPage(
      reply,
      consentPage({
        redirectUri: redirectUri ?? '',
        state: textOf(parameters, 'state') ?? '',
        scope,
        companies,
      }),
    );
  });
  app.post('/connect/authorize', async ({ body }, reply) => {
    const form = toRecord(body);
    const redirect = new URL(textOf(form, 'redirect_uri') ?? '');
    redirect.searchParams.set('state', textOf(form, 'state') ?? '');
    const company = companies.find(({ id }) => id === form.company) ?? companies[0];
    if (form.decision !== 'approve' || company === undefined) {
      redirect.searchParams.set('error', 'access_denied');
      return reply.redirect(redirect.href, 303);
    }
    const code = newToken();
    codes.set(code, {
      companyId: company.id,
      redirectUri: textOf(form, 'redirect_uri') ?? '',
      scope: textOf(form, 'scope') ?? '',
      expiresAt: now().getTime() + CODE_LIFETIME_MS,
    });
    redirect.searchParams.set('code', code);
    return reply.redirect(redirect.href, 303);
  });

  const sendTokens = (request: FastifyRequest, reply: FastifyReply, grant: Grant): FastifyReply => {
    state.grants.set(grant.Id, grant);
    state.save('grant', grant.companyId, grant);
    if (losesResponse()) {
      request.raw.socket.destroy();
      return reply;
    }
    return reply.header('cache-control', 'no-store').send({
      access_token: grant.accessToken,
      expires_in: TOKEN_LIFETIME_S,
      token_type: 'Bearer',
      refresh_token: grant.refreshToken,
      scope: grant.scope,
    });
  };
  const newTokens = () => ({
    accessToken: newToken(),
    refreshToken: newToken(),
    accessExpiresAt: now().getTime() + TOKEN_LIFETIME_S * 1000,
  });
  const exchange = (form: UnknownRecord): Grant | undefined => {
    const code = codes.get(textOf(form, 'code') ?? '');
    codes.delete(textOf(form, 'code') ?? '');
    if (code === undefined || code.expiresAt < now().getTime() || code.redirectUri !== form.redirect_uri)
      return undefined;
    return { Id: newId(), companyId: code.companyId, scope: code.scope, ...newTokens() };
  };
  const refresh = (form: UnknownRecord): Grant | undefined => {
    const token = textOf(form, 'refresh_token');
    const grant = [...state.grants.values()].find(({ refreshToken }) => refreshToken === token);
    return grant && Object.assign(grant, newTokens());
  };
  app.post('/connect/token', async (request, reply) => {
    if (!isClient(request)) return refuse(reply, 'invalid_client');
    const form = toRecord(request.body);
    if (form.grant_type !== 'authorization_code' && form.grant_type !== 'refresh_token')
      return refuse(reply, 'unsupported_grant_type');
    const grant = form.grant_type === 'refresh_token' ? refresh(form) : exchange(form);
    return grant === undefined ? refuse(reply, 'invalid_grant') : sendTokens(request, reply, grant);
  });
  app.post('/connect/revocation', async (request, reply) => {
    if (!isClient(request)) return refuse(reply, 'invalid_client');
    const token = textOf(toRecord(request.body), 'token');
    for (const grant of state.grants.values())
      if (token !== null && (grant.refreshToken === token || grant.accessToken === token)) {
        state.grants.delete(grant.Id);
        state.saveRemoval('grant', grant.companyId, grant.Id);
      }
    return reply.code(200).send();
  });
};
