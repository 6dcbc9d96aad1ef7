import { problem, type Tx } from '@husrum/api-platform';
import { sessionTexts } from './session.texts';
import { addFailure, type FailureLimit, minutesToWait } from './throttle.rules';
import { lockFailures, saveFailures } from './throttle.store';

/** Throws 429 while the key is blocked. Uses real time: a demo that moves a year ahead must not unblock. */
export const requireNotBlocked = async (tx: Tx, key: string): Promise<void> => {
  const minutes = minutesToWait(await lockFailures(tx, key), new Date());
  if (minutes > 0) throw problem('tooManyRequests', { message: sessionTexts.waitAfterFailures(minutes) });
};

export const recordFailure = async (tx: Tx, key: string, limit: FailureLimit): Promise<void> =>
  saveFailures(tx, key, addFailure(await lockFailures(tx, key), new Date(), limit));
