import type { Tx } from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import { mailNotification, makeNotification, notifyUsers } from '@husrum/api-settings';
import { notificationKinds } from '@husrum/contract/notification';
import { lockIntegration, saveIntegration } from './integration.store';
import { integrationTexts } from './integration.texts';

interface SyncTimes {
  readonly now: Date;
  /** When the next sync is due. Null: none is planned. Left out after a failure: unchanged. */
  readonly next?: Date | null;
}

/** Records a successful synchronisation. */
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

const failureOf = (error: unknown): ServiceError['failure'] =>
  error instanceof ServiceError ? error.failure : 'failed';

interface SyncFailure extends SyncTimes {
  /** The sentence for the user. Default: the text of the kind of failure. */
  readonly sentence?: string;
}

/**
 * Records a failed synchronisation. Credentials that are no longer accepted make the user connect again. Administrators are
 * notified of the first failure only, until a synchronisation succeeds; also by mail if they chose that in their profile.
 */
export const recordSyncFailure = async (
  context: Parameters<typeof mailNotification>[0],
  id: number,
  error: unknown,
  { now, next, sentence }: SyncFailure,
): Promise<void> => {
  const { tx } = context;
  const before = await lockIntegration(tx, id);
  if (before === undefined) return;
  const failure = failureOf(error);
  const isUnauthorized = failure === 'unauthorized';
  const lastError = sentence ?? integrationTexts.failure[failure];
  await saveIntegration(tx, id, {
    ...(isUnauthorized ? { state: 'NEEDS_RECONNECT' as const } : {}),
    last_error: lastError,
    last_error_at: now.toISOString(),
    ...(next === undefined ? {} : { next_sync_at: next?.toISOString() ?? null }),
  });
  const isFirstFailure = isUnauthorized ? before.state === 'CONNECTED' : before.last_error === null;
  if (!isFirstFailure) return;
  const { reconnect, failed } = integrationTexts.notification;
  const notification = makeNotification(
    notificationKinds.integrationFailed,
    isUnauthorized ? reconnect(before.description) : failed(before.description, lastError),
  );
  await notifyUsers(tx, notification);
  await mailNotification(context, notification);
};
