import type { ResponseOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { problem } from '../platform/errors';
import type { PublicContext } from '../platform/http';
import { createAccessToken, sessionExpiresAt } from './access-token';
import { type RefreshToken, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { requireSession } from './require-session';
import { judgeRotation } from './rotation.rules';
import { extendSession, lockSession, revokeSession, rotateSession } from './session.store';
import { findUser } from './user.store';

type AccessToken = ResponseOf<typeof sessionCalls.refresh>;

/** Exchanges the cookie for a new one, or throws 401. A cookie that was used before ends the session: somebody has a copy. */
const exchangeCookie = async (refreshToken: RefreshToken, context: PublicContext): Promise<AccessToken> => {
  const { db, clock, tokens, log } = context;
  const renewed = await db.system(async (tx) => {
    const session = await lockSession(tx, refreshToken.sessionId);
    const user = session && (await findUser(tx, session.user_id));
    if (!user || session.rotation === null) return undefined;
    const state = { current: session.rotation, rotatedAt: session.rotated_at };
    const verdict = judgeRotation(refreshToken.rotation, state, new Date());
    if (verdict === 'reused') {
      log.warn({ user: user.id }, 'a session was renewed with a used token and has been ended');
      await revokeSession(tx, refreshToken.sessionId, clock.now().toISOString());
      return undefined;
    }
    const rotation = verdict === 'rotate' ? session.rotation + 1 : session.rotation;
    if (verdict === 'rotate')
      await rotateSession(tx, refreshToken.sessionId, rotation, new Date().toISOString());
    await extendSession(tx, refreshToken.sessionId, sessionExpiresAt(), clock.now().toISOString());
    return { user, rotation };
  });
  if (!renewed) throw problem('signedOut');
  setRefreshCookie(context, { sessionId: refreshToken.sessionId, rotation: renewed.rotation });
  return createAccessToken(tokens, renewed.user, refreshToken.sessionId, clock.today());
};

/**
 * Without a cookie: a new access token that expires no later than the one sent, so that a copied access token cannot be
 * prolonged. A session that has no cookie yet gets its first one.
 */
const reissueAccessToken = async (context: PublicContext): Promise<AccessToken> => {
  const { db, clock, tokens, authorization } = context;
  const claims = tokens.requireClaims(authorization);
  const { user, isFirst } = await db.system(async (tx) => {
    await requireSession(tx, claims);
    const session = await lockSession(tx, claims.jti);
    const user = await findUser(tx, claims.sub);
    if (!session || !user) throw problem('signedOut');
    const isFirst = session.rotation === null;
    if (isFirst) await rotateSession(tx, claims.jti, 0, null);
    return { user, isFirst };
  });
  if (isFirst) setRefreshCookie(context, { sessionId: claims.jti, rotation: 0 });
  const seconds = isFirst ? undefined : tokens.secondsLeft(authorization);
  return createAccessToken(tokens, user, claims.jti, clock.today(), seconds);
};

/** A new access token. The cookie of the session is enough, also long after the last access token has expired. */
export const refreshSession = (context: PublicContext): Promise<AccessToken> => {
  const refreshToken = readRefreshCookie(context);
  return refreshToken ? exchangeCookie(refreshToken, context) : reissueAccessToken(context);
};
