import { problem, type Tx } from '@husrum/api-platform';
import { sessionTexts } from './session.texts';
import {
  addFailure,
  EMAIL_AND_IP_LIMIT,
  EMAIL_LIMIT,
  type FailureLimit,
  minutesToWait,
} from './throttle.rules';
import {
  deleteFailures,
  emailAndIpThrottleKey,
  emailThrottleKey,
  lockFailures,
  saveFailures,
} from './throttle.store';

/** Throws 429 while the key is blocked. Uses real time: a demo that moves a year ahead must not unblock. */
export const requireNotBlocked = async (tx: Tx, key: string): Promise<void> => {
  const minutes = minutesToWait(await lockFailures(tx, key), new Date());
  if (minutes > 0) throw problem('tooManyRequests', { message: sessionTexts.waitAfterFailures(minutes) });
};

export const recordFailure = async (tx: Tx, key: string, limit: FailureLimit): Promise<void> =>
  saveFailures(tx, key, addFailure(await lockFailures(tx, key), new Date(), limit));

/** Counts the failed sign-ins with an address, from one IP address and from anywhere. */
export const throttleSignIn = (address: string, ipAddress: string) => {
  const limits = [
    { key: emailAndIpThrottleKey(address, ipAddress), limit: EMAIL_AND_IP_LIMIT },
    { key: emailThrottleKey(address), limit: EMAIL_LIMIT },
  ];
  return {
    /** Throws 429 while one of them blocks the next attempt. */
    requireNotBlocked: async (tx: Tx): Promise<void> => {
      for (const { key } of limits) await requireNotBlocked(tx, key);
    },
    recordFailure: async (tx: Tx): Promise<void> => {
      for (const { key, limit } of limits) await recordFailure(tx, key, limit);
    },
    /** It is called after a sign-in that succeeded. */
    forgetFailures: async (tx: Tx): Promise<void> => {
      for (const { key } of limits) await deleteFailures(tx, key);
    },
  };
};
