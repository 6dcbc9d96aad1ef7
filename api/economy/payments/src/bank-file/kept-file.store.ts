import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** Keeps the bytes of a file that was read before they were kept. */
export const saveFileKey = async (tx: Tx, id: number, key: string): Promise<void> => {
  await tx.updateTable('bank_file').set({ file_key: key }).where('id', '=', id).execute();
};

/** Remembers that payments were registered from the file, which must be kept from then on. */
export const saveRegisteredAt = async (tx: Tx, id: number, now: string): Promise<void> => {
  await tx.updateTable('bank_file').set({ registered_at: now }).where('id', '=', id).execute();
};

export const findKeptFile = (tx: Tx, id: number) =>
  tx.selectFrom('bank_file').select(['name', 'format', 'file_key']).where('id', '=', id).executeTakeFirst();

/**
 * Forgets the bytes of files whose payments were last registered, or which were read, before the day in Sweden. Returns their keys. Of all
 * businesses, if it is called by a job.
 */
export const takeExpiredFileKeys = async (tx: Tx, day: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    with expired as (
      select id, file_key as key from bank_file
      where file_key is not null
        and (greatest(registered_at, created_at) at time zone 'Europe/Stockholm')::date < ${day}::date
      for update)
    update bank_file set file_key = null from expired where bank_file.id = expired.id
    returning expired.key`.execute(tx);
  return rows.map(({ key }) => key);
};
