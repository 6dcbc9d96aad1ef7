import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { addRequests } from './rate-limit.store';

interface Window {
  /** As the database counted them last, for all processes. */
  shared: number;
  /** Those of this process that the database does not know yet, and those that it is just told. */
  unsent: number;
  sending: number;
  endsAt: number;
}

/** More callers are not remembered at once: those that came first are counted anew. */
const MAX_CALLERS = 20_000;
/** A process tells the database after this part of a limit, so that a limit of many requests costs few statements. */
const SHARE_OF_LIMIT = 25;

export interface RequestCounter {
  /** Counts a request of the caller. Returns those in the current window, and when it ends. */
  count(caller: string, limit: { max: number; windowMs: number }): Promise<{ current: number; ttl: number }>;
}

/**
 * Counts the requests of callers over all processes. Small limits are exact. Of large ones each process may let a twenty-fifth more
 * pass. While the database does not answer, each process counts by itself.
 */
export const createRequestCounter = (db: Database, log: Pick<FastifyBaseLogger, 'warn'>): RequestCounter => {
  const windows = new Map<string, Window>();

  const openWindow = (caller: string, windowMs: number): Window => {
    const known = windows.get(caller);
    if (known && known.endsAt > Date.now()) return known;
    windows.delete(caller);
    const [first] = windows.size >= MAX_CALLERS ? windows.keys() : [];
    if (first !== undefined) windows.delete(first);
    const opened = { shared: 0, unsent: 0, sending: 0, endsAt: Date.now() + windowMs };
    windows.set(caller, opened);
    return opened;
  };

  const share = async (caller: string, window: Window, windowMs: number): Promise<void> => {
    const requests = window.unsent;
    window.unsent = 0;
    window.sending += requests;
    try {
      const digest = createHash('sha256').update(caller).digest('base64');
      const counted = await addRequests(db, { digest, requests, windowMs });
      window.shared = Math.max(window.shared, counted.requests);
      window.endsAt = Date.now() + counted.millisecondsLeft;
    } catch (error) {
      window.shared += requests;
      log.warn({ err: error }, 'requests are counted by this process only');
    }
    window.sending -= requests;
  };

  return {
    count: async (caller, { max, windowMs }) => {
      const window = openWindow(caller, windowMs);
      window.unsent += 1;
      const isFull = window.shared > max;
      if (!isFull && window.unsent >= max / SHARE_OF_LIMIT) {
        const sharing = share(caller, window, windowMs);
        // Only a small limit waits for the answer.
        if (max <= SHARE_OF_LIMIT) await sharing;
      }
      const current = window.shared + window.sending + window.unsent;
      return { current, ttl: Math.max(0, window.endsAt - Date.now()) };
    },
  };
};
