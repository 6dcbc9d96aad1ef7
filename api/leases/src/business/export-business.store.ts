import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';
import type { TableColumns } from './export-business.rules';

/** All tables with rows of businesses, and the table of businesses. */
export const listBusinessTables = async (tx: Tx): Promise<TableColumns[]> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, jsonb_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_catalog, table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by table_name having table_name = 'billable' or bool_or(column_name = 'billable_id')
    order by table_name`.execute(tx);
  return rows;
};

/** The rows of the table that belong to the transaction's business, as the text of a JSON array. */
export const readRowsAsJson = async (tx: Tx, { table, columns }: TableColumns): Promise<string> => {
  const owner = sql.ref(table === 'billable' ? 'id' : 'billable_id');
  const order = columns.includes('id') ? sql`order by id` : sql``;
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(exported), '[]')::text as json from (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${owner} = app_billable() ${order}
    ) as exported`.execute(tx);
  return rows[0]?.json ?? '[]';
};
