import { sql } from 'kysely';
import { problem } from '../errors';
import type { Tx } from './database';
import type { DB } from './tables';

/** Throws 404 when the row does not exist, or belongs to another account. */
export const requireRow = async (tx: Tx, table: keyof DB, id: number): Promise<void> => {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(tx);
  if (rows.length === 0) throw problem('notFound');
};
