import type { Clock } from '../platform/clock';
import type { Database } from '../platform/db';
import type { ActorContext } from '../platform/http';
import type { ReachingWork } from '../platform/jobs/job';
import { outboxOf } from '../platform/outbox';
import type { Settings } from '../platform/settings';

/** The work of one night for one account. */
export interface Night extends Pick<ReachingWork, 'log' | 'files' | 'signal'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly billableId: number;
}

/** Several at once where the database has several sessions; the embedded one has one. */
const LANES = 3;

/**
 * How many invoices share a transaction. Round trips are what an invoice costs; on the embedded database whoever reads waits
 * for the transaction to end.
 */
export const invoicesTogether = ({ settings }: Night): number => (settings.databaseUrl ? 50 : 4);

/** Does something in a transaction of its own, as the account and by no user. */
export const acting = <T>(night: Night, context: (acting: ActorContext) => Promise<T>): Promise<T> => {
  const { db, billableId, settings, clock, log } = night;
  return db.tenant(billableId, (tx) => {
    const outbox = outboxOf(tx, billableId, settings);
    return context({ tx, clock, log, outbox, account: { billableId, userId: null } });
  });
};

/**
 * Goes through things, each once, some at the same time; stops between two of them when the process does, and lets
 * whoever waits for the database go first.
 */
export const forEach = async <T>(
  { db, settings, signal }: Pick<Night, 'db' | 'settings' | 'signal'>,
  things: readonly T[],
  context: (thing: T) => Promise<void>,
  lanes: number = settings.databaseUrl ? LANES : 1,
): Promise<void> => {
  const rest = [...things];
  const lane = async (): Promise<void> => {
    for (let thing = rest.shift(); thing !== undefined; thing = rest.shift()) {
      signal.throwIfAborted();
      await context(thing);
      await db.yieldToOthers();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
