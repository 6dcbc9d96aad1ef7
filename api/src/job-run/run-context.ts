import type { Clock } from '../platform/clock';
import type { Database } from '../platform/db';
import type { ActorContext } from '../platform/http';
import type { ExternalJobContext } from '../platform/jobs/job';
import { createOutbox } from '../platform/outbox';
import type { Settings } from '../platform/settings';

interface RunEnvironment extends Pick<ExternalJobContext, 'log' | 'files' | 'signal'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly billableId: number;
}

/** A background run for one account. */
export interface RunContext extends RunEnvironment {
  /** A transaction as the account, without a user. */
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

export const createRunContext = (environment: RunEnvironment): RunContext => {
  const { db, billableId, settings, clock, log } = environment;
  return {
    ...environment,
    transaction: (work) =>
      db.forAccount(billableId, (tx) => {
        const outbox = createOutbox(tx, billableId, settings);
        return work({ tx, clock, log, outbox, account: { billableId, userId: null } });
      }),
  };
};

/**
 * Larger chunks save round trips. On the embedded database, which has one connection, readers wait for the transaction to
 * end.
 */
export const invoicesPerTransaction = ({ settings }: RunContext): number => (settings.databaseUrl ? 50 : 4);
