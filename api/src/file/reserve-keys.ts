import { randomUUID } from 'node:crypto';
import type { ActorContext } from '../platform/http';
import { ERASE } from './file.jobs';

/** By then a row names the bytes, or none ever will. */
const ABANDONED_MS = 3_600_000;

/** A place in the file store that nothing else has. */
export const newKey = ({ billableId }: Pick<ActorContext['account'], 'billableId'>): string =>
  `${billableId}/${randomUUID()}`;

/**
 * Bytes without a row would never be found again, and they are stored before the row is written, while nobody waits for
 * the database: so it is settled first that they go unless a row names them.
 */
export const reserveKeys = async (
  { outbox, clock }: Pick<ActorContext, 'outbox' | 'clock'>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  await outbox.job(ERASE, { keys }, { at: new Date(clock.now().getTime() + ABANDONED_MS).toISOString() });
};
