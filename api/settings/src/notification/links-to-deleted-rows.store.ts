import type { Tx } from '@husrum/api-platform';
import { sql } from 'kysely';

/** The tables whose rows have a detail page. The path of the page starts with the name of the table. */
const tablesWithPage: readonly string[] = [
  'invoicebase',
  'lease',
  'tenant',
  'ticket',
  'entity',
  'company',
  'maintenance',
];

/** Which of the links lead to the page of a row that has been deleted. */
export const findLinksToDeletedRows = async (
  tx: Tx,
  links: readonly (string | null)[],
): Promise<ReadonlySet<string>> => {
  const idsByTable = new Map<string, Set<number>>();
  for (const link of links) {
    const [, table = '', id] = /^\/(\w+)\/(\d+)$/.exec(link ?? '') ?? [];
    if (id === undefined || !tablesWithPage.includes(table)) continue;
    idsByTable.set(table, (idsByTable.get(table) ?? new Set()).add(Number(id)));
  }
  const found = new Set<string>();
  for (const [table, ids] of idsByTable) {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} where id in (${sql.join([...ids])})`.execute(tx);
    const existing = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!existing.has(id)) found.add(`/${table}/${id}`);
  }
  return found;
};
