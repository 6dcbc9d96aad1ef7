import type { FastifyBaseLogger } from 'fastify';
import type { Files } from '../../ports/files/files';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { Outbox } from '../outbox';
import type { Settings } from '../settings';
import type { Schedule } from './schedule.rules';

export interface JobGround {
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly files: Files;
  readonly settings: Settings;
}

/** Inside the transaction that also marks the job done: what it writes is written exactly once. */
export interface JobWork extends JobGround {
  readonly tx: Tx;
  readonly outbox: Outbox;
}

/** Outside any transaction: for work that reaches out or takes long, and must bear being done twice. */
export interface ReachingWork extends JobGround {
  readonly db: Database;
  /** Aborted when the process stops or another worker has the job: go no further, and throw its reason. */
  readonly signal: AbortSignal;
  /** There will be no further try: say so where people look. */
  readonly lastTry: boolean;
}

export type JobData = Readonly<Record<string, unknown>>;

interface Kind {
  readonly kind: string;
  /** Runs by itself, once across all processes. */
  readonly every?: Schedule | undefined;
  /** May take minutes: worked through beside the others, which do not wait for it. */
  readonly long?: boolean;
}
export interface WritingJob extends Kind {
  readonly reaches: false;
  run(data: JobData, work: JobWork): Promise<void>;
}
export interface ReachingJob extends Kind {
  readonly reaches: true;
  run(data: JobData, work: ReachingWork): Promise<void>;
}
export type Job = WritingJob | ReachingJob;

/** Work on rows: in the transaction of the job's account, or across accounts when it has none. */
export const job = (kind: string, run: WritingJob['run'], every?: Schedule): Job => ({
  kind,
  reaches: false,
  run,
  every,
});

/** Work in many transactions of its own, for minutes perhaps. */
export const longJob = (kind: string, run: ReachingJob['run'], every?: Schedule): Job => ({
  kind,
  reaches: true,
  run,
  every,
  long: true,
});

/** Work that leaves the server. */
export const reachingJob = (kind: string, run: ReachingJob['run'], every?: Schedule): Job => ({
  kind,
  reaches: true,
  run,
  every,
});
