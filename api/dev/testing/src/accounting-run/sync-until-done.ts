import { syncConnection } from '@husrum/api-accounting/testing';
import type { JobPlatform } from '@husrum/api-platform/testing';
import { ServiceError } from '@husrum/api-ports';
import type { Business } from './business';
import { describeWaiting } from './finish-tasks';
import { advanceClock, MAX_ROUNDS, MINUTE_MS, type Run } from './run-platform';

/**
 * Synchronises every two hours until a sync succeeds with nothing deferred. Two syncs run at the same time, as on two servers,
 * unless the rate limits are kept.
 */
export const syncUntilDone = async (run: Run, platform: JobPlatform, business: Business): Promise<void> => {
  let failure = 'something was deferred in every round';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    advanceClock(run, 2 * 60 * MINUTE_MS);
    const results = await Promise.all(
      (run.options.keepsLimits ? [1] : [1, 2]).map(() =>
        syncConnection(platform, business.businessId, business.integrationId).catch((error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          failure = `${error.message} ${error.detail}`;
          return undefined;
        }),
      ),
    );
    if (results.every((result) => result !== undefined && !result.mustReadAgain)) return;
  }
  throw new Error(`no sync succeeded: ${failure}, ${await describeWaiting(platform, business)}`);
};
