import { sql } from 'kysely';
import type { Tx } from '../platform/db';

/** The tables of the pages that notifications lead to, by the first part of their path. */
const tableByPath: Readonly<Record<string, string>> = {
  invoicebase: 'invoicebase',
  lease: 'lease',
  tenant: 'tenant',
  ticket: 'ticket',
  entity: 'entity',
  company: 'company',
};

/** The links among these that lead to a page whose row is gone. */
export const findDeadLinks = async (
  tx: Tx,
  links: readonly (string | null)[],
): Promise<ReadonlySet<string>> => {
  const idsByPath = new Map<string, Set<number>>();
  for (const link of links) {
    const [, path = '', id] = /^\/(\w+)\/(\d+)$/.exec(link ?? '') ?? [];
    if (id === undefined || tableByPath[path] === undefined) continue;
    idsByPath.set(path, (idsByPath.get(path) ?? new Set()).add(Number(id)));
  }
  const dead = new Set<string>();
  for (const [path, ids] of idsByPath) {
    const table = sql.table(tableByPath[path] ?? path);
    const { rows } = await sql<{
      id: number;
    }>`select id from ${table} where id in (${sql.join([...ids])})`.execute(tx);
    const existing = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!existing.has(id)) dead.add(`/${path}/${id}`);
  }
  return dead;
};
