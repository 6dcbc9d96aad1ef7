import { sql, type Transaction } from 'kysely';
import { Postponed } from '../errors';
import type { DB } from './tables';

/** A backup holds this lock alone. What decides on removals holds it shared. */
const FILES_LOCK_ID = 7_271_803;
/** Longer than those who decide on removals hold the lock. */
const WAIT = '10s';

/**
 * Forbids the removal of files until the transaction ends. Those who have decided before that see no row in a later snapshot, either.
 * Throws 55P03 when another backup runs.
 */
export const forbidRemovals = async (tx: Transaction<DB>): Promise<void> => {
  await sql`select set_config('lock_timeout', ${WAIT}, true)`.execute(tx);
  await sql`select pg_advisory_xact_lock(${FILES_LOCK_ID})`.execute(tx);
};

/** Throws Postponed while a backup runs. Until the transaction ends, no backup begins. */
export const requireRemovalsAllowed = async (tx: Transaction<DB>): Promise<void> => {
  const { rows } = await sql<{ allowed: boolean }>`
    select pg_try_advisory_xact_lock_shared(${FILES_LOCK_ID}) as allowed`.execute(tx);
  if (!rows[0]?.allowed) throw new Postponed('a backup is being made');
};
