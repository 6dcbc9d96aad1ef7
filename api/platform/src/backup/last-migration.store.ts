import { sql } from 'kysely';
import type { Tx } from '../db';

/** The last migration that has run. Only the owner of the database may read it. */
export const findLastAppliedMigration = async (tx: Tx): Promise<string | undefined> => {
  await sql`reset role`.execute(tx);
  const { rows } = await sql<{ last: string | null }>`select max(name) as last from schema_migration`.execute(
    tx,
  );
  await sql`set local role app_system`.execute(tx);
  return rows[0]?.last ?? undefined;
};
