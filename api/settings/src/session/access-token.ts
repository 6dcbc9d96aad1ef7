import { randomUUID } from 'node:crypto';
import { TOKEN_SECONDS, type Tokens, type Tx } from '@husrum/api-platform';
import { toMembership } from './membership.rules';
import { insertSession } from './session.store';
import type { StoredUser } from './user.store';

export const SESSION_DAYS = 30;

/** Uses real time and not the adjustable clock: a demo that moves a year ahead must not sign everybody out. */
export const sessionExpiresAt = (): string => new Date(Date.now() + SESSION_DAYS * 86_400_000).toISOString();

/** A new access token of a session, with the current state of the user's business. */
export const createAccessToken = (
  tokens: Tokens,
  user: StoredUser,
  sessionId: string,
  today: string,
  seconds = TOKEN_SECONDS,
) => ({
  access_token: tokens.sign(
    {
      sub: user.id,
      jti: sessionId,
      billable: { id: user.billable_id, name: user.billable_name, membership: toMembership(user, today) },
      boarded: user.boarded_at !== null,
    },
    seconds,
  ),
  token_type: 'Bearer',
  expires_in: seconds,
});

export const createSession = async (
  tx: Tx,
  user: StoredUser,
  userAgent: string | undefined,
): Promise<string> => {
  const id = randomUUID();
  await insertSession(tx, {
    id,
    billable_id: user.billable_id,
    user_id: user.id,
    expires_at: sessionExpiresAt(),
    user_agent: userAgent?.slice(0, 300) ?? null,
    rotation: 0,
  });
  return id;
};
