import { sql } from 'kysely';
import type { DB } from '../../database';
import { problem } from '../errors';
import type { Tx } from './database';

/** Refuses what does not exist, or not in this account. */
export const requireRow = async (tx: Tx, table: keyof DB, id: number): Promise<void> => {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(tx);
  if (rows.length === 0) throw problem('notFound');
};
