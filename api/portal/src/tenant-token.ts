import { problem, TOKEN_SECONDS, type Tokens } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { portalCalls } from '@husrum/contract/portal';

/**
 * The audience of a tenant's token. A user's token has no audience: the portal's calls refuse a token without this audience,
 * and users' calls refuse a token with any audience.
 */
const AUDIENCE = 'tenant';

export interface TenantClaims {
  readonly businessId: number;
  readonly tenantId: number;
  readonly sessionId: string;
}

/** An access token for the portal's calls. It is valid only as long as its session. */
export const createTenantToken = (
  tokens: Tokens,
  { businessId, tenantId, sessionId }: TenantClaims,
): ResponseOf<typeof portalCalls.login> => ({
  access_token: tokens.signPurposeToken(
    AUDIENCE,
    { account: businessId, tenant: tenantId, session: sessionId },
    TOKEN_SECONDS,
  ),
  token_type: 'Bearer',
  expires_in: TOKEN_SECONDS,
});

/** The claims of a valid token of a tenant. Throws 401 without one. */
export const requireTenantClaims = (tokens: Tokens, authorization: string | undefined): TenantClaims => {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const { account, tenant, session } = tokens.verifyPurposeToken(AUDIENCE, token) ?? {};
  if (typeof account !== 'number' || typeof tenant !== 'number' || typeof session !== 'string')
    throw problem('signedOut');
  return { businessId: account, tenantId: tenant, sessionId: session };
};
