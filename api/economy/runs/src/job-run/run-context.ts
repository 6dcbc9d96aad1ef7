import {
  type ActorContext,
  type Clock,
  createOutbox,
  type Database,
  type JobData,
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
  /** How many invoices or other documents share a transaction. Larger chunks save round trips. */
  readonly tasksPerTransaction: number;
  /** A transaction as the business, without a user. */
  transaction<T>(work: (context: ActorContext) => Promise<T>): Promise<T>;
}

const TASKS_PER_TRANSACTION = 50;

export const createRunContext = (environment: RunEnvironment): RunContext => {
  const { db, businessId, settings, clock, log } = environment;
  return {
    ...environment,
    tasksPerTransaction: TASKS_PER_TRANSACTION,
    transaction: (work) =>
      db.forAccount(businessId, (tx) => {
        const outbox = createOutbox(tx, businessId, settings);
        return work({ tx, clock, log, outbox, account: { businessId, userId: null } });
      }),
  };
};

/** The data of a job names its business in `billableId`. */
export const toRunContext = ({ billableId }: JobData, context: NonTransactionalJobContext): RunContext =>
  createRunContext({ ...context, businessId: Number(billableId) });
