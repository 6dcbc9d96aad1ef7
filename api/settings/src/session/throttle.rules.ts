export interface FailureLimit {
  /** The number of the first failure that blocks the next attempt. */
  readonly firstBlocking: number;
  readonly maxBlockSeconds: number;
}

/** Failed sign-ins with one email address from one IP address. */
export const EMAIL_AND_IP_LIMIT: FailureLimit = { firstBlocking: 5, maxBlockSeconds: 15 * 60 };
/** Failed sign-ins with one email address from anywhere. Short blocks: nobody must be able to lock the user out. */
export const EMAIL_LIMIT: FailureLimit = { firstBlocking: 25, maxBlockSeconds: 2 * 60 };
/** Wrong passwords of a user who is signed in. */
export const USER_LIMIT: FailureLimit = { firstBlocking: 5, maxBlockSeconds: 15 * 60 };

const FIRST_BLOCK_SECONDS = 30;
const RESET_AFTER_MS = 60 * 60 * 1000;

export interface SignInFailures {
  failures: number;
  last_at: string;
  blocked_until: string | null;
}

const addSeconds = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString();

/**
 * Counts one more failure. Failure number `firstBlocking` blocks for half a minute, and each one after it twice as long as the
 * one before, but for `maxBlockSeconds` at most. After an hour without failures the count starts again.
 */
export const addFailure = (
  before: SignInFailures | undefined,
  now: Date,
  { firstBlocking, maxBlockSeconds }: FailureLimit,
): SignInFailures => {
  const counted = before && now.getTime() - Date.parse(before.last_at) < RESET_AFTER_MS ? before.failures : 0;
  const failures = counted + 1;
  const earlierBlocks = failures - firstBlocking;
  const blockSeconds =
    earlierBlocks < 0 ? 0 : Math.min(maxBlockSeconds, FIRST_BLOCK_SECONDS * 2 ** earlierBlocks);
  return {
    failures,
    last_at: now.toISOString(),
    blocked_until: blockSeconds > 0 ? addSeconds(now, blockSeconds) : null,
  };
};

/** Whole minutes until the next attempt is allowed; 0 for now. */
export const minutesToWait = (record: SignInFailures | undefined, now: Date): number => {
  if (!record?.blocked_until) return 0;
  return Math.max(0, Math.ceil((Date.parse(record.blocked_until) - now.getTime()) / 60_000));
};
