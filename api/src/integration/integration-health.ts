import type { Tx } from '../platform/db';
import { ServiceError, type ServiceFailure } from '../ports/service-client';
import { saveIntegration } from './integration.store';
import { integrationTexts } from './integration.texts';

interface SyncTimes {
  readonly now: Date;
  /** When the next sync is due, if one is planned. */
  readonly next?: Date | null;
}

/** Records that the service answered as it should. */
export const recordSyncSuccess = async (
  tx: Tx,
  id: number,
  { now, next = null }: SyncTimes,
): Promise<void> => {
  await saveIntegration(tx, id, {
    state: 'CONNECTED',
    last_sync_at: now.toISOString(),
    next_sync_at: next?.toISOString() ?? null,
    last_error: null,
    last_error_at: null,
  });
};

const failureOf = (error: unknown): ServiceFailure =>
  error instanceof ServiceError ? error.failure : 'failed';

/** Records what failed. Credentials that are not accepted any more ask the user to connect again. */
export const recordSyncFailure = async (
  tx: Tx,
  id: number,
  error: unknown,
  { now, next }: SyncTimes,
): Promise<void> => {
  const failure = failureOf(error);
  await saveIntegration(tx, id, {
    ...(failure === 'unauthorized' ? { state: 'NEEDS_RECONNECT' as const } : {}),
    last_error: integrationTexts.failure[failure],
    last_error_at: now.toISOString(),
    ...(next === undefined ? {} : { next_sync_at: next?.toISOString() ?? null }),
  });
};
