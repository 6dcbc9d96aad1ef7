import { randomUUID } from 'node:crypto';
import type { ActorContext } from '@husrum/api-platform';
import { DELETE_STORED_FILES } from './file.jobs';

/** So long after a key was reserved, the row of its file has been inserted, or the upload has failed. */
const UNUSED_AFTER_MS = 3_600_000;
/** So long after a mail was queued, it has been sent, or is no longer retried. */
const MAILED_AFTER_MS = 5 * 24 * 3_600_000;

/** A new, unique key in the file store. */
export const createStorageKey = ({ businessId }: Pick<ActorContext['account'], 'businessId'>): string =>
  `${businessId}/${randomUUID()}`;

/**
 * Schedules a job that deletes, after an hour, the keys to which no row refers. Bytes are stored outside a transaction, before
 * their row is inserted: without the job, an upload that fails in between would leave bytes that nothing ever deletes.
 */
export const reserveStorageKeys = async (
  { outbox, clock }: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
): Promise<void> => {
  await deleteUnusedLater({ outbox, clock }, keys, UNUSED_AFTER_MS);
};

/**
 * Schedules a job that deletes, after the mails have been sent, the keys to which no row refers. A file that a user removes
 * while a mail waits for sending keeps its bytes, because the mail needs them: nothing else would delete them afterwards.
 */
export const deleteUnusedKeysAfterMailing = (
  context: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
): Promise<void> => deleteUnusedLater(context, keys, MAILED_AFTER_MS);

const deleteUnusedLater = async (
  { outbox, clock }: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
  afterMs: number,
): Promise<void> => {
  if (keys.length === 0) return;
  await outbox.enqueueJob(
    DELETE_STORED_FILES,
    { keys },
    { at: new Date(clock.now().getTime() + afterMs).toISOString() },
  );
};
