import * as yup from 'yup';
import type { AccountingSettings } from '../../platform/settings';
import type { AccountingOAuth, AccountingTokens } from '../accounting/accounting-service';
import { createServiceClient, ServiceError } from '../service-client';
import { parseAnswer } from './visma-client';

const TIMEOUT_MS = 15_000;
/** Accounts need a scope of accounting, bank accounts one of purchases, and everything else that of sales. */
const SCOPES = ['ea:api', 'offline_access', 'ea:sales', 'ea:accounting_readonly', 'ea:purchase_readonly'];

const tokenAnswer = yup
  .object({
    access_token: yup.string().required(),
    refresh_token: yup.string().required(),
    expires_in: yup.number().required(),
    scope: yup.string().defined().ensure(),
  })
  .required();

/**
 * Visma's identity server: authorization code with a secret, and refresh tokens that work once. Without PKCE, which the vendor
 * does not document. Source: developer.vismaonline.com/docs/authentication.
 */
export const createVismaOAuth = (
  { clientId, clientSecret, authorizeUrl, tokenUrl }: AccountingSettings,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): AccountingOAuth => {
  const basicCredentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const createClient = (baseUrl: string) =>
    createServiceClient({
      baseUrl,
      timeoutMs: TIMEOUT_MS,
      authorize: async () => ({ authorization: `Basic ${basicCredentials}` }),
    });
  const requestTokens = async (fields: Readonly<Record<string, string>>): Promise<AccountingTokens> => {
    const requestedAt = now().getTime();
    try {
      const answer = await createClient(tokenUrl).requestJson({
        method: 'POST',
        path: '',
        form: new URLSearchParams(fields),
      });
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
      requestTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      await createClient(tokenUrl.replace(/\/token$/, '/revocation')).request({
        method: 'POST',
        path: '',
        form: new URLSearchParams({ token: refreshToken, token_type_hint: 'refresh_token' }),
      });
    },
  };
};
