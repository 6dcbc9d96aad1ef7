import { sql } from 'kysely';
import type { Tx } from '../db';

export interface Column {
  name: string;
  /** The SQL type, such as `numeric(12,4)`. */
  type: string;
}
export interface Table {
  name: string;
  columns: Column[];
}

/** All tables with row-level security: those that contain rows of accounts. Generated columns are left out. */
export const listAccountTables = async (tx: Tx): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select c.relname as name,
           jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
    group by c.relname order by c.relname`.execute(tx);
  return rows;
};

export const hasAccounts = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('billable').select('id').limit(1).executeTakeFirst()) !== undefined;
