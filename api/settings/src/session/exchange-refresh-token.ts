import { type PublicContext, problem, type Tx } from '@husrum/api-platform';
import { sessionExpiresAt } from './access-token';
import type { RefreshToken } from './refresh-cookie';
import { judgeRotation, type Rotation, type SessionRenewal } from './rotation.rules';

/** The sessions of users, or those of tenants. */
interface RenewableSessions<S extends Rotation> {
  /** The session if it has not ended, locked until the transaction ends. */
  lock(tx: Tx, id: string): Promise<S | undefined>;
  renew(tx: Tx, id: string, renewal: SessionRenewal): Promise<void>;
  revoke(tx: Tx, id: string, at: string): Promise<void>;
  /** Whose session it is, for the log. */
  describeOwner(session: S): Readonly<Record<string, number>>;
}

/**
 * Prolongs the session of a refresh token. Returns it with the token for the next time, or throws 401. A token that was used
 * before ends the session: somebody has a copy.
 */
export const exchangeRefreshToken = async <S extends Rotation>(
  { db, clock, log }: Pick<PublicContext, 'db' | 'clock' | 'log'>,
  { sessionId, rotation: presented }: RefreshToken,
  sessions: RenewableSessions<S>,
): Promise<{ session: S; next: RefreshToken }> => {
  const renewed = await db.system(async (tx) => {
    const session = await sessions.lock(tx, sessionId);
    if (session === undefined) return undefined;
    const { rotation, rotated_at } = session;
    const now = clock.now().toISOString();
    const verdict = judgeRotation(presented, { rotation, rotated_at }, new Date());
    if (verdict === 'reused') {
      log.warn(sessions.describeOwner(session), 'a session was renewed with a used token and has been ended');
      await sessions.revoke(tx, sessionId, now);
      return undefined;
    }
    const current =
      verdict === 'rotate'
        ? { rotation: rotation + 1, rotated_at: new Date().toISOString() }
        : { rotation, rotated_at };
    await sessions.renew(tx, sessionId, { ...current, expires_at: sessionExpiresAt(), seen_at: now });
    return { session, next: { sessionId, rotation: current.rotation } };
  });
  if (!renewed) throw problem('signedOut');
  return renewed;
};
