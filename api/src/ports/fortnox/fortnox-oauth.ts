import * as yup from 'yup';
import type { AccountingSettings } from '../../platform/settings';
import type { AccountingOAuth, AccountingTokens } from '../accounting/accounting-service';
import { createServiceClient, ServiceError } from '../service-client';
import { parseAnswer, TIMEOUT_MS } from './fortnox-client';

/**
 * The requested scopes: for invoices with customers and payments, for the name of the company, for accounts, cost centres and
 * projects to choose from, and for locked periods and financial years.
 */
export const fortnoxScopes = [
  'bookkeeping',
  'companyinformation',
  'costcenter',
  'customer',
  'invoice',
  'payment',
  'project',
  'settings',
] as const;

const tokenAnswer = yup
  .object({
    access_token: yup.string().required(),
    refresh_token: yup.string().required(),
    expires_in: yup.number().required(),
    scope: yup.string().defined().ensure(),
  })
  .required();

/**
 * Fortnox' authorization server: code flow with a secret, refresh tokens that work once and expire after 45 days. Without PKCE, which
 * the vendor does not document. Errors are JSON sent as text/html or text/plain, so the body is read whatever its type.
 * Sources: fortnox.se/developer (authorization), recorded responses in accodeing/fortnox-api.
 */
export const createFortnoxOAuth = (
  { clientId, clientSecret, authorizeUrl, tokenUrl }: AccountingSettings,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: { now?: () => Date; timeoutMs?: number } = {},
): AccountingOAuth => {
  const basicCredentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const post = (url: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    createServiceClient({
      baseUrl: url,
      timeoutMs,
      authorize: async () => ({ authorization: `Basic ${basicCredentials}` }),
    }).request({ method: 'POST', path: '', form: new URLSearchParams(fields) });

  const requestTokens = async (fields: Readonly<Record<string, string>>): Promise<AccountingTokens> => {
    const requestedAt = now().getTime();
    try {
      const response = await post(tokenUrl, fields);
      const answer: unknown = await response.json().catch(() => undefined);
      const { access_token, refresh_token, expires_in, scope } = await parseAnswer(tokenAnswer, answer);
      return {
        accessToken: access_token,
        refreshToken: refresh_token,
        accessExpiresAt: new Date(requestedAt + expires_in * 1000).toISOString(),
        scope,
      };
    } catch (error) {
      // A used code or refresh token is a 400: the user has to connect again.
      if (error instanceof ServiceError && error.failure === 'refused')
        throw new ServiceError('unauthorized', error.message, error.detail, { cause: error });
      throw error;
    }
  };
  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(authorizeUrl);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: fortnoxScopes.join(' '),
        state,
        access_type: 'offline',
        response_type: 'code',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    exchangeCode: ({ code, redirectUri }) =>
      requestTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      const url = new URL('revoke', tokenUrl).href;
      await post(url, { token_type_hint: 'refresh_token', token: refreshToken });
    },
  };
};
