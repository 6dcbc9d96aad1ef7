import { sql } from 'kysely';
import type { Tx } from '../db/database';

export interface Claimed {
  id: number;
  billable_id: number | null;
  kind: string;
  data: Record<string, unknown>;
  attempts: number;
  max_attempts: number;
}

/** Takes the job that has waited longest. When it is due the server's clock decides; how long a lock holds, real time. */
export const claimJob = async (
  tx: Tx,
  kinds: readonly string[],
  { now, lockSeconds }: { now: string; lockSeconds: number },
): Promise<Claimed | undefined> => {
  const { rows } = await sql<Claimed>`
    update job set attempts = attempts + 1, locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where id = (
      select id from job
      where done_at is null and run_at <= ${now}::timestamptz and attempts < max_attempts
        and (locked_until is null or locked_until < clock_timestamp()) and kind in (${sql.join(kinds)})
      order by run_at, id limit 1 for update skip locked)
    returning id, billable_id, kind, data, attempts, max_attempts`.execute(tx);
  return rows[0];
};

/** How many jobs are due or being worked on; those that have failed for good are not. */
export const dueJobs = async (tx: Tx, now: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from job where done_at is null and run_at <= ${now}::timestamptz and attempts < max_attempts`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** Whether the job is still ours, held for the rest of the transaction. */
export const holdJob = async (tx: Tx, { id, attempts }: Claimed): Promise<boolean> => {
  const held = await tx
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
};

const ours = ({ id, attempts }: Claimed) => sql`id = ${id} and attempts = ${attempts} and done_at is null`;

/** Says that the job is still being worked on. False when another worker has taken it. */
export const extendLock = async (tx: Tx, claimed: Claimed, lockSeconds: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update job set locked_until = clock_timestamp() + make_interval(secs => ${lockSeconds})
    where ${ours(claimed)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Gives a job back untouched: the process stops, another goes on with it. */
export const returnJob = async (tx: Tx, claimed: Claimed): Promise<void> => {
  await sql`update job set locked_until = null, attempts = attempts - 1 where ${ours(claimed)}`.execute(tx);
};

/** Where there is only ever one process, every lock is that of one that is gone. */
export const releaseLocks = async (tx: Tx): Promise<void> => {
  await sql`update job set locked_until = null where done_at is null and locked_until is not null`.execute(
    tx,
  );
};

export const finishJob = async (tx: Tx, id: number): Promise<void> => {
  await sql`update job set done_at = clock_timestamp(), locked_until = null, error = null where id = ${id}`.execute(
    tx,
  );
};

const LONGEST_WAIT_SECONDS = 3600;

/** Back in the queue, later each time: after 2, 4, 8 … seconds, at most an hour. */
export const postponeJob = async (
  tx: Tx,
  { id, attempts }: Claimed,
  reason: string,
  now: Date,
): Promise<void> => {
  const again = new Date(now.getTime() + Math.min(2 ** attempts, LONGEST_WAIT_SECONDS) * 1000).toISOString();
  await tx
    .updateTable('job')
    .set({ locked_until: null, run_at: again, error: reason.slice(0, 2000) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

/** Done jobs are kept for a month, to look back at. */
export const clearOldJobs = async (tx: Tx): Promise<void> => {
  await sql`delete from job where done_at < clock_timestamp() - interval '30 days'`.execute(tx);
};
