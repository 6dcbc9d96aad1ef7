import { randomUUID } from 'node:crypto';
import type { ActorContext } from '../platform/http';
import { DELETE_STORED_FILES } from './file.jobs';

/** By then the row has been inserted, or never will be. */
const UNUSED_AFTER_MS = 3_600_000;

/** A new, unique key in the file store. */
export const createStorageKey = ({ billableId }: Pick<ActorContext['account'], 'billableId'>): string =>
  `${billableId}/${randomUUID()}`;

/**
 * Schedules deletion of the keys that no row refers to after an hour. Bytes are stored outside a transaction before their
 * row is inserted: without this, an upload that fails in between would leave bytes that nothing ever deletes.
 */
export const reserveStorageKeys = async (
  { outbox, clock }: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  await outbox.enqueueJob(
    DELETE_STORED_FILES,
    { keys },
    { at: new Date(clock.now().getTime() + UNUSED_AFTER_MS).toISOString() },
  );
};
