import type pg from 'pg';
import { StartError } from '../errors';

const tablesOfAccounts = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
  where c.relkind = 'r' and n.nspname = 'public'`;

/** Those of the tables in which the role sees a row although no account is set. */
const leaking = async (client: pg.PoolClient, role: string, tables: readonly string[]): Promise<string[]> => {
  await client.query(`set local role ${role}`);
  const { rows } = await client.query<{ name: string }>(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  return rows.map(({ name }) => name);
};

/** As nobody's account nothing may be seen: neither in the role of requests, nor by a login that forgot to take a role. */
const refuseLeaks = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ mighty: boolean }>(
    'select rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
  );
  const tables = (await client.query<{ name: string }>(tablesOfAccounts)).rows.map(({ name }) => name);
  for (const role of rows[0]?.mighty ? ['app_user'] : ['none', 'app_user']) {
    const [leak] = await leaking(client, role, tables);
    if (leak) {
      throw new StartError(
        `Row-level security does not protect the table ${leak}: the server does not start.`,
      );
    }
  }
};

const refuseForeignLetters = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ folds: boolean }>(`select lower('ÅÄÖ') = 'åäö' as folds`);
  if (rows[0]?.folds) return;
  throw new StartError(
    'The database does not know Swedish letters: create it with encoding UTF8 and a UTF-8 locale (for example C.UTF-8).',
  );
};

/** Refuses to serve from a database that would show one account's rows to another, or cannot fold Swedish letters. */
export const checkDatabase = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await refuseForeignLetters(client);
    await refuseLeaks(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
};
