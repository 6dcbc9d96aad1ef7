/** For so long the token before the newest is accepted: for tabs that renew at the same time, and after a lost response. */
const REPEAT_WITHIN_MS = 60_000;

/** What is stored of a session's newest token. */
export interface Rotation {
  /** The number of the token. */
  readonly rotation: number;
  /** When the token was made. It is null for the first, which is made at sign-in. */
  readonly rotated_at: string | null;
}

/** What changes when a session is renewed. */
export interface SessionRenewal extends Rotation {
  readonly expires_at: string;
  readonly seen_at: string;
}

/**
 * The verdict on the token number `presented` of a session: the newest one is exchanged for the next; the one before it gets the
 * same response again for a minute; any other has been used before, so somebody has a copy of it.
 */
export const judgeRotation = (
  presented: number,
  { rotation, rotated_at }: Rotation,
  now: Date,
): 'rotate' | 'repeat' | 'reused' => {
  if (presented === rotation) return 'rotate';
  const isRecent = rotated_at !== null && now.getTime() - Date.parse(rotated_at) < REPEAT_WITHIN_MS;
  return presented === rotation - 1 && isRecent ? 'repeat' : 'reused';
};
