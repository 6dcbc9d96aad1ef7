import { randomUUID } from 'node:crypto';
import type { ActorContext } from '../platform/http';
import { DELETE_STORED_FILES } from './file.jobs';

/** After this time a row has been inserted, or the upload has failed. */
const UNUSED_AFTER_MS = 3_600_000;
/** After this time a mail has been sent, or has failed for good. */
const MAILED_AFTER_MS = 5 * 24 * 3_600_000;

/** A new, unique key in the file store. */
export const createStorageKey = ({ businessId }: Pick<ActorContext['account'], 'businessId'>): string =>
  `${businessId}/${randomUUID()}`;

/**
 * Schedules deletion of the keys that no row refers to after an hour. Bytes are stored outside a transaction before their
 * row is inserted: without this, an upload that fails in between would leave bytes that nothing ever deletes.
 */
export const reserveStorageKeys = async (
  { outbox, clock }: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
): Promise<void> => {
  await deleteUnusedLater({ outbox, clock }, keys, UNUSED_AFTER_MS);
};

/**
 * Schedules deletion of attachments whose files are removed while mails wait. Their bytes must stay until the mails have been sent, so
 * that removing the file does not delete them.
 */
export const keepUntilMailed = (
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
