import { type PublicContext, problem } from '@husrum/api-platform';
import { exchangeRefreshToken } from '@husrum/api-settings';
import type { ResponseOf } from '@husrum/contract/core';
import type { portalCalls } from '@husrum/contract/portal';
import { readPortalCookie, setPortalCookie } from './portal-cookie';
import { lockPortalSession, renewPortalSession, revokePortalSession } from './portal-session.store';
import { createTenantToken } from './tenant-token';

/** Exchanges the cookie for a new one and an access token, or throws 401. A cookie that was used before ends the session. */
export const refreshPortalSession = async (
  stub: string,
  context: PublicContext,
): Promise<ResponseOf<typeof portalCalls.refresh>> => {
  const cookie = readPortalCookie(context);
  if (!cookie) throw problem('signedOut');
  const { session, next } = await exchangeRefreshToken(context, cookie, {
    lock: async (tx, id) => {
      const locked = await lockPortalSession(tx, id);
      return locked?.stub === stub ? locked : undefined;
    },
    renew: renewPortalSession,
    revoke: revokePortalSession,
    describeOwner: ({ tenant_id }) => ({ tenant: tenant_id }),
  });
  setPortalCookie(context, stub, next);
  const { billable_id: businessId, tenant_id: tenantId } = session;
  return createTenantToken(context.tokens, { businessId, tenantId, sessionId: cookie.sessionId });
};
