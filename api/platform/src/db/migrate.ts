import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../errors';
import { prepareRoles } from './application-roles';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const ADVISORY_LOCK_ID = 7_271_801;

interface Migration {
  name: string;
  text: string;
  digest: string;
}

export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, digest: createHash('sha256').update(text).digest('hex') };
    });

const digestOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ digest }) => digest).join())
    .digest('hex')
    .slice(0, 16);

/** Identifies the state of all migrations. Prepared test databases and dumps store it. */
export const migrationsDigest = (): string => digestOf(readMigrations());

/**
 * The last migration of the state with this digest, which an earlier release may have had. The result is undefined for
 * another one.
 */
export const findLastMigration = (digest: string): string | undefined => {
  const known = readMigrations();
  return known.findLast((_one, index) => digestOf(known.slice(0, index + 1)) === digest)?.name;
};

const findPendingMigrations = async (client: pg.PoolClient): Promise<Migration[]> => {
  await client.query(`create table if not exists schema_migration (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migration',
  );
  const applied = new Map(rows.map(({ name, digest }) => [name, digest]));
  const known = readMigrations();
  const newer = rows.find(({ name }) => !known.some((migration) => migration.name === name));
  if (newer)
    throw new StartError(
      `The database was made by a newer version (${newer.name}): start that version, or restore an older dump.`,
    );
  return known.filter(({ name, digest }) => {
    const appliedDigest = applied.get(name);
    if (appliedDigest !== undefined && appliedDigest !== digest) {
      throw new StartError(
        `The migration ${name} was changed after it had run here. Migrations only go forward: restore it and add a new one.`,
      );
    }
    return appliedDigest === undefined;
  });
};

/**
 * Runs new migrations, each file in its own transaction, and returns their names. Processes that start at the same time wait
 * for each other. With `last` it stops after the migration of that name.
 */
export const migrate = async (pool: pg.Pool, last?: string): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK_ID]);
    // This comes before the roles: a newer database is reported even when this user may not create roles.
    const pending = (await findPendingMigrations(client)).filter(
      ({ name }) => last === undefined || name <= last,
    );
    // This comes before the migrations: a login that cannot act as the roles leaves the database as it was.
    await prepareRoles(client);
    for (const { name, text, digest } of pending) {
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK_ID]).catch(() => undefined);
    client.release();
  }
};
