import { sql } from 'kysely';
import { buildPortfolio } from '../../src/demo/build-portfolio';
import type { Tx } from '../../src/platform/db';

/** One row of each kind that an account owns. */
export const kinds = ['company', 'entity', 'tenant', 'address', 'lease', 'quittance', 'invoicebase', 'invoice_row', 'ticket', 'file', 'notification'] as const;
export type OwnedIds = Readonly<Record<(typeof kinds)[number], number>>;

const firstOf = async (tx: Tx, table: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 1`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`The portfolio has no ${table}`);
  return row.id;
};

/** Fills an account and names a row of everything in it. */
export const fillAccount = async (tx: Tx, userId: number, seed: number): Promise<OwnedIds> => {
  await buildPortfolio(tx, '2026-11-20', { seed, objects: 40 });
  await sql`insert into notification (user_id, type, title, body) values (${userId}, 'test', 'Hej', 'Något hände')`.execute(tx);
  await sql`insert into file (name, alias, size, mimetype, storage_key, fileable_type, fileable_id)
            select 'a.pdf', 'a.pdf', 1, 'application/pdf', ${`test/${seed}`}, 'entity', min(id) from entity`.execute(tx);
  const ids = await kinds.reduce<Promise<[string, number][]>>(
    async (found, kind) => [...(await found), [kind, await firstOf(tx, kind)]],
    Promise.resolve([]),
  );
  return Object.fromEntries(ids) as OwnedIds;
};
