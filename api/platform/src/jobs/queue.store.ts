import { sql } from 'kysely';
import type { Tx } from '../db/database';

export interface ClaimedJob {
  id: number;
  billable_id: number | null;
  kind: string;
  data: Record<string, unknown>;
  attempts: number;
  max_attempts: number;
}

/** Claims the due job that has waited longest. The server's clock says what is due; locks expire by real time. */
export const claimJob = async (
  tx: Tx,
  kinds: readonly string[],
  { now, lockSeconds }: { now: string; lockSeconds: number },
): Promise<ClaimedJob | undefined> => {
  const { rows } = await sql<ClaimedJob>`
    update job set attempts = attempts + 1, locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where id = (
      select id from job
      where done_at is null and run_at <= ${now}::timestamptz and attempts < max_attempts
        and (locked_until is null or locked_until < clock_timestamp()) and kind in (${sql.join(kinds)})
      order by run_at, id limit 1 for update skip locked)
    returning id, billable_id, kind, data, attempts, max_attempts`.execute(tx);
  return rows[0];
};

/** The number of jobs that are due or running, without those that have failed for good. */
export const countDueJobs = async (tx: Tx, now: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from job where done_at is null and run_at <= ${now}::timestamptz and attempts < max_attempts`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** Locks the job for the rest of the transaction. The result is false when another worker has claimed it. */
export const lockClaimedJob = async (tx: Tx, { id, attempts }: ClaimedJob): Promise<boolean> => {
  const locked = await tx
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
};

const isStillClaimed = ({ id, attempts }: ClaimedJob) =>
  sql`id = ${id} and attempts = ${attempts} and done_at is null`;

/** Extends the lock of a running job. The result is false when another worker has claimed it. */
export const extendLock = async (tx: Tx, claimed: ClaimedJob, lockSeconds: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update job set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where ${isStillClaimed(claimed)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Returns the job to the queue without counting the attempt, because the process stops. */
export const releaseJob = async (tx: Tx, claimed: ClaimedJob): Promise<void> => {
  await sql`update job set locked_until = null, attempts = attempts - 1 where ${isStillClaimed(claimed)}`.execute(
    tx,
  );
};

const POSTPONED_MS = 60_000;

/** Returns the job to the queue for a minute, without counting the attempt. */
export const postponeJob = async (tx: Tx, claimed: ClaimedJob, now: Date): Promise<void> => {
  await sql`
    update job set locked_until = null, attempts = attempts - 1,
      run_at = ${new Date(now.getTime() + POSTPONED_MS).toISOString()}::timestamptz
    where ${isStillClaimed(claimed)}`.execute(tx);
};

export const finishJob = async (tx: Tx, id: number): Promise<void> => {
  await sql`update job set done_at = clock_timestamp(), locked_until = null, error = null where id = ${id}`.execute(
    tx,
  );
};

const MAX_RETRY_DELAY_SECONDS = 3600;

/** Returns the job to the queue with exponential backoff: 2, 4, 8 … seconds, at most an hour. */
export const retryJobLater = async (
  tx: Tx,
  { id, attempts }: ClaimedJob,
  reason: string,
  now: Date,
): Promise<void> => {
  const retryAt = new Date(
    now.getTime() + Math.min(2 ** attempts, MAX_RETRY_DELAY_SECONDS) * 1000,
  ).toISOString();
  await tx
    .updateTable('job')
    .set({ locked_until: null, run_at: retryAt, error: reason.slice(0, 2000) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

/** Deletes jobs that were done more than 30 days ago, and those that failed for good more than 90 days ago. */
export const deleteOldJobs = async (tx: Tx): Promise<void> => {
  await sql`delete from job where done_at < clock_timestamp() - interval '30 days'`.execute(tx);
  await sql`
    delete from job
    where done_at is null and attempts >= max_attempts and run_at < app_now() - interval '90 days'
      and (locked_until is null or locked_until < clock_timestamp())`.execute(tx);
};
