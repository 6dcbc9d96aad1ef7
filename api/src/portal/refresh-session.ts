import type { ResponseOf } from '@husrum/contract/core';
import type { portalCalls } from '@husrum/contract/portal';
import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { sessionExpiresAt } from '../session/access-token';
import { judgeRotation } from '../session/rotation.rules';
import { readPortalCookie, setPortalCookie } from './portal-cookie';
import { extendPortalSession, lockPortalSession, revokePortalSession } from './portal-session.store';
import { createTenantToken } from './tenant-token';

/** Exchanges the cookie for a new one and an access token, or throws 401. A cookie that was used before ends the session. */
export const refreshPortalSession = async (
  stub: string,
  context: PublicContext,
): Promise<ResponseOf<typeof portalCalls.refresh>> => {
  const { db, tokens, clock, log } = context;
  const cookie = readPortalCookie(context);
  if (!cookie) throw problem('signedOut');
  const { sessionId } = cookie;
  const renewed = await db.system(async (tx) => {
    const session = await lockPortalSession(tx, sessionId);
    if (!session || session.stub !== stub) return undefined;
    const verdict = judgeRotation(
      cookie.rotation,
      { current: session.rotation, rotatedAt: session.rotated_at },
      new Date(),
    );
    if (verdict === 'reused') {
      log.warn(
        { tenant: session.tenant_id },
        'a portal session was renewed with a used token and has been ended',
      );
      await revokePortalSession(tx, sessionId, clock.now().toISOString());
      return undefined;
    }
    const next =
      verdict === 'rotate'
        ? { rotation: session.rotation + 1, rotated_at: new Date().toISOString() }
        : { rotation: session.rotation, rotated_at: session.rotated_at };
    await extendPortalSession(tx, sessionId, { ...next, expires_at: sessionExpiresAt() });
    return { rotation: next.rotation, businessId: session.billable_id, tenantId: session.tenant_id };
  });
  if (!renewed) throw problem('signedOut');
  setPortalCookie(context, stub, { sessionId, rotation: renewed.rotation });
  return createTenantToken(tokens, { ...renewed, sessionId });
};
