/** For tabs that renew at the same time, and for a response that was lost on its way. */
const REPEAT_WITHIN_MS = 60_000;

export interface RotationState {
  /** The number of the newest token of the session. */
  current: number;
  /** When it was made. Null for the first, which is made at sign-in. */
  rotatedAt: string | null;
}

/** What is stored of a session's newest token. */
export interface Rotation {
  readonly rotation: number;
  readonly rotated_at: string | null;
}

/** What changes when a session is renewed. */
export interface SessionRenewal extends Rotation {
  readonly expires_at: string;
  readonly seen_at: string;
}

/**
 * The verdict on a token of a session: the newest one is exchanged for the next; the one before it gets the same response again
 * for a minute; any other has been used before, so somebody has a copy of it.
 */
export const judgeRotation = (
  presented: number,
  { current, rotatedAt }: RotationState,
  now: Date,
): 'rotate' | 'repeat' | 'reused' => {
  if (presented === current) return 'rotate';
  const isRecent = rotatedAt !== null && now.getTime() - Date.parse(rotatedAt) < REPEAT_WITHIN_MS;
  return presented === current - 1 && isRecent ? 'repeat' : 'reused';
};
