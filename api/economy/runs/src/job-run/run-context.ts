import {
  type ActorContext,
  type Clock,
  createOutbox,
  type Database,
  type NonTransactionalJobContext,
  type Settings,
} from '@husrum/api-platform';

interface RunEnvironment extends Pick<NonTransactionalJobContext, 'log' | 'files' | 'signal'> {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly businessId: number;
}

/** A background run for one business. */
export interface RunContext extends RunEnvironment {
  /**
   * How many invoices share a transaction. Larger chunks save round trips. On the embedded database, which has one
   * connection, readers wait for the transaction to end.
   */
  readonly invoicesPerTransaction: number;
  /** A transaction as the business, without a user. */
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

export const createRunContext = (environment: RunEnvironment): RunContext => {
  const { db, businessId, settings, clock, log } = environment;
  return {
    ...environment,
    invoicesPerTransaction: settings.databaseUrl ? 50 : 4,
    transaction: (work) =>
      db.forAccount(businessId, (tx) => {
        const outbox = createOutbox(tx, businessId, settings);
        return work({ tx, clock, log, outbox, account: { businessId, userId: null } });
      }),
  };
};
