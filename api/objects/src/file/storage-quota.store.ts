import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** The total size in bytes of the files of the transaction's business. Row-level security hides those of other businesses. */
export const sumFileBytes = async (tx: Tx): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('file')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('size'), val(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

/**
 * Locks the storage of the business until the transaction ends, so that simultaneous uploads do not exceed the quota
 * together.
 */
export const lockStorage = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('storage ' || current_setting('app.billable_id')))`.execute(
    tx,
  );
};
