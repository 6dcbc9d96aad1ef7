import * as yup from 'yup';
import { createServiceClient, type ServiceClient, ServiceError } from '../service-client';
import type { AccountingSettings } from '../service-settings';
import type { AccountingTokens } from './accounting-service';

const tokenAnswer = yup
  .object({
    access_token: yup.string().required(),
    refresh_token: yup.string().required(),
    expires_in: yup.number().required(),
    scope: yup.string().defined().ensure(),
  })
  .required();

/** A client of one address of the authorization server, where the program signs in with its id and secret. */
export const createOAuthClient = (
  { clientId, clientSecret }: Pick<AccountingSettings, 'clientId' | 'clientSecret'>,
  baseUrl: string,
  timeoutMs: number,
): ServiceClient => {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return createServiceClient({
    baseUrl,
    timeoutMs,
    authorize: async () => ({ authorization: `Basic ${credentials}` }),
  });
};

/**
 * Gets tokens from the answer of an authorization server. `parseAnswer` throws ServiceError for an answer that is no token.
 * Throws ServiceError `unauthorized` when the code or refresh token is not accepted: the user has to connect again.
 */
export const requestTokens = async (
  request: () => Promise<unknown>,
  parseAnswer: <T>(schema: yup.Schema<T>, answer: unknown) => Promise<T>,
  now: () => Date,
): Promise<AccountingTokens> => {
  const requestedAt = now().getTime();
  try {
    const { access_token, refresh_token, expires_in, scope } = await parseAnswer(
      tokenAnswer,
      await request(),
    );
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      accessExpiresAt: new Date(requestedAt + expires_in * 1000).toISOString(),
      scope,
    };
  } catch (error) {
    if (error instanceof ServiceError && error.failure === 'refused')
      throw new ServiceError('unauthorized', error.message, error.detail, { cause: error });
    throw error;
  }
};
