import type { FastifyBaseLogger } from 'fastify';
import type { Files } from '../../ports/files/files';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { Outbox } from '../outbox';
import type { Settings } from '../settings';

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

/** Outside any transaction: for work that reaches out, and must bear being done twice. */
export interface ReachingWork extends JobGround {
  readonly db: Database;
}

export type JobData = Readonly<Record<string, unknown>>;

export type Job = { readonly kind: string; readonly every?: Schedule } & (
  | { readonly reaches: false; run(data: JobData, work: JobWork): Promise<void> }
  | { readonly reaches: true; run(data: JobData, work: ReachingWork): Promise<void> }
);

/** Local time of day in Stockholm, or every so many minutes. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: number };

export const job = (
  kind: string,
  run: (data: JobData, work: JobWork) => Promise<void>,
  every?: Schedule,
): Job => ({
  kind,
  reaches: false,
  run,
  ...(every ? { every } : {}),
});

export const reachingJob = (
  kind: string,
  run: (data: JobData, work: ReachingWork) => Promise<void>,
  every?: Schedule,
): Job => ({ kind, reaches: true, run, ...(every ? { every } : {}) });
