import type { AccountingOAuth } from '../accounting/accounting-service';
import { createOAuthClient, requestTokens } from '../accounting/request-tokens';
import type { AccountingSettings } from '../service-settings';
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

/**
 * Fortnox' authorization server: code flow with a secret, refresh tokens that work once and expire after 45 days. Without PKCE, which
 * the vendor does not document. Errors are JSON sent as text/html or text/plain, so the body is read whatever its type.
 * Sources: fortnox.se/developer (authorization), recorded responses in accodeing/fortnox-api.
 */
export const createFortnoxOAuth = (
  settings: AccountingSettings,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: { now?: () => Date; timeoutMs?: number } = {},
): AccountingOAuth => {
  const { clientId, authorizeUrl, tokenUrl } = settings;
  const post = (url: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    createOAuthClient(settings, url, timeoutMs).request({
      method: 'POST',
      path: '',
      form: new URLSearchParams(fields),
    });
  const getTokens = (fields: Readonly<Record<string, string>>) =>
    requestTokens(async () => (await post(tokenUrl, fields)).json().catch(() => undefined), parseAnswer, now);
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
      getTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => getTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      const url = new URL('revoke', tokenUrl).href;
      await post(url, { token_type_hint: 'refresh_token', token: refreshToken });
    },
  };
};
