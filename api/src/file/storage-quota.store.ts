import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** The size in bytes of all files of the transaction's business: row-level security hides the others. */
export const sumFileBytes = async (tx: Tx): Promise<number> => {
  const { bytes } = await tx
    .selectFrom('file')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('size'), val(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

/** Makes others who store files of the same business wait until the transaction ends. */
export const lockStorage = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('storage ' || current_setting('app.billable_id')))`.execute(
    tx,
  );
};
