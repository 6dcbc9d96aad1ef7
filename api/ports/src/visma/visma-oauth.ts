import type { AccountingOAuth } from '../accounting/accounting-service';
import { createOAuthClient, requestTokens } from '../accounting/request-tokens';
import type { AccountingSettings } from '../service-settings';
import { parseAnswer } from './visma-client';

const TIMEOUT_MS = 15_000;
/** Accounts need a scope of accounting, bank accounts one of purchases, and everything else that of sales. */
const SCOPES = ['ea:api', 'offline_access', 'ea:sales', 'ea:accounting_readonly', 'ea:purchase_readonly'];

/**
 * Visma's identity server: authorization code with a secret, and refresh tokens that work once. Without PKCE, which the vendor
 * does not document. Source: developer.vismaonline.com/docs/authentication.
 */
export const createVismaOAuth = (
  settings: AccountingSettings,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): AccountingOAuth => {
  const { clientId, authorizeUrl, tokenUrl } = settings;
  const getTokens = (fields: Readonly<Record<string, string>>) =>
    requestTokens(
      () =>
        createOAuthClient(settings, tokenUrl, TIMEOUT_MS).requestJson({
          method: 'POST',
          path: '',
          form: new URLSearchParams(fields),
        }),
      parseAnswer,
      now,
    );
  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(authorizeUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES.join(' '),
        state,
        prompt: 'select_account',
      }).toString();
      return url.href;
    },
    exchangeCode: ({ code, redirectUri }) =>
      getTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => getTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      const url = tokenUrl.replace(/\/token$/, '/revocation');
      await createOAuthClient(settings, url, TIMEOUT_MS).request({
        method: 'POST',
        path: '',
        form: new URLSearchParams({ token: refreshToken, token_type_hint: 'refresh_token' }),
      });
    },
  };
};
