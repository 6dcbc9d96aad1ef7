import type { Tx } from '../db/database';
import type { Outbox } from '../outbox';
import type { ServerContext, ServerWithDatabase } from '../server-context';
import type { Schedule } from './schedule.rules';

/** What a job in a transaction gets. The transaction also marks the job as done: its changes are committed exactly once. */
export interface TransactionalJobContext extends Omit<ServerContext, 'files'> {
  readonly tx: Tx;
  readonly outbox: Outbox;
}

/** What a job outside any transaction gets. It may run twice after a crash, and must tolerate that. */
export interface NonTransactionalJobContext extends ServerWithDatabase {
  /** It is aborted when the process stops or another worker has taken the job: stop, and throw its reason. */
  readonly signal: AbortSignal;
  /** Whether the job fails for good if this attempt fails: then tell the user. */
  readonly isLastAttempt: boolean;
}

export type JobData = Readonly<Record<string, unknown>>;

/**
 * `short` by default; `long` may take minutes; `mail` waits for the mail server; `export` writes large files; `accounting`
 * waits for the accounting programs.
 */
export const lanes = ['short', 'long', 'mail', 'export', 'accounting'] as const;
export type Lane = (typeof lanes)[number];

/**
 * How many jobs of a lane run at once in one process. Four of `accounting`: a month of invoices takes half an hour in an
 * accounting program with a rate limit, and one business must not hold up the next.
 */
export const jobsAtOnce: Readonly<Record<Lane, number>> = {
  short: 1,
  long: 1,
  mail: 1,
  export: 1,
  accounting: 4,
};

interface JobOptions {
  /** Runs by itself, once across all processes. */
  readonly schedule?: Schedule | undefined;
  /** A job waits for the jobs of its own lane only. */
  readonly lane?: Lane | undefined;
}
export interface TransactionalJob extends JobOptions {
  readonly kind: string;
  readonly transactional: true;
  run(data: JobData, context: TransactionalJobContext): Promise<void>;
}
export interface NonTransactionalJob extends JobOptions {
  readonly kind: string;
  readonly transactional: false;
  run(data: JobData, context: NonTransactionalJobContext): Promise<void>;
}
export type Job = TransactionalJob | NonTransactionalJob;

/** A job in one transaction: of the job's account, or of the system when the job has none. */
export const transactionalJob = (
  kind: string,
  run: TransactionalJob['run'],
  options: Pick<JobOptions, 'schedule'> = {},
): Job => ({ ...options, kind, transactional: true, run });

/** A job that talks to other systems, or opens transactions of its own. */
export const nonTransactionalJob = (
  kind: string,
  run: NonTransactionalJob['run'],
  options: JobOptions = {},
): Job => ({
  ...options,
  kind,
  transactional: false,
  run,
});
