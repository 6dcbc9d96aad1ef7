import { type PublicContext, problem, type Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { sessionCalls } from '@husrum/contract/session';
import { createAccessToken } from './access-token';
import { exchangeRefreshToken } from './exchange-refresh-token';
import { type RefreshToken, readRefreshCookie, setRefreshCookie } from './refresh-cookie';
import { requireSession } from './require-session';
import { lockSession, renewSession, revokeSession, startRotation } from './session.store';
import { findUser } from './user.store';

type AccessToken = ResponseOf<typeof sessionCalls.refresh>;

/** The session with its user. The result is undefined when the session has ended, or has no cookie yet. */
const lockUserSession = async (tx: Tx, id: string) => {
  const session = await lockSession(tx, id);
  const user = session && (await findUser(tx, session.user_id));
  if (!user || session.rotation === null) return undefined;
  return { user, rotation: session.rotation, rotated_at: session.rotated_at };
};

/** Exchanges the cookie for a new one, or throws 401. A cookie that was used before ends the session. */
const exchangeCookie = async (refreshToken: RefreshToken, context: PublicContext): Promise<AccessToken> => {
  const { session, next } = await exchangeRefreshToken(context, refreshToken, {
    lock: lockUserSession,
    renew: renewSession,
    revoke: revokeSession,
    describeOwner: ({ user }) => ({ user: user.id }),
  });
  setRefreshCookie(context, next);
  return createAccessToken(context.tokens, session.user, refreshToken.sessionId, context.clock.today());
};

/**
 * Without a cookie: a new access token that expires no later than the one that was sent, so that a copied access token cannot
 * be prolonged. A session that has no cookie yet gets its first cookie, and an access token of full length.
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
    if (isFirst) await startRotation(tx, claims.jti);
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
