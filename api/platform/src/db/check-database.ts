import type pg from 'pg';
import { StartError } from '../errors';
import { beginTransaction } from './begin-transaction';

const SELECT_ACCOUNT_TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'billable_id' and not a.attisdropped
  where c.relkind = 'r' and n.nspname = 'public'`;

/** The tables in which the role sees rows although no account is set. */
const findLeakingTables = async (
  client: pg.PoolClient,
  role: string,
  tables: readonly string[],
): Promise<string[]> => {
  await client.query(`set local role ${role}`);
  const { rows } = await client.query<{ name: string }>(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  return rows.map(({ name }) => name);
};

/**
 * Without an account no row may be visible: neither to `app_user`, nor to the login role, in case a query forgets to set a role.
 * A login role that bypasses row-level security, such as a superuser, is not checked, because it always sees all rows.
 */
const requireRowLevelSecurity = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ bypasses: boolean }>(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  const tables = (await client.query<{ name: string }>(SELECT_ACCOUNT_TABLES)).rows.map(({ name }) => name);
  // `set role none` returns to the login role.
  for (const role of rows[0]?.bypasses ? ['app_user'] : ['none', 'app_user']) {
    const [leak] = await findLeakingTables(client, role, tables);
    if (leak) {
      throw new StartError(
        `Row-level security does not protect the table ${leak}: the server does not start.`,
      );
    }
  }
};

const requireSwedishLetters = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ folds: boolean }>(`select lower('ÅÄÖ') = 'åäö' as folds`);
  if (rows[0]?.folds) return;
  throw new StartError(
    'The database does not know Swedish letters: create it with encoding UTF8 and a UTF-8 locale (for example C.UTF-8).',
  );
};

/** Throws StartError when the database would show rows of other accounts, or cannot lower-case Swedish letters. */
export const checkDatabase = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(beginTransaction('read only'));
    await requireSwedishLetters(client);
    await requireRowLevelSecurity(client);
  } finally {
    // It fails when the session is lost: the session must be released then, too, or the pool waits for it when it ends.
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
};
