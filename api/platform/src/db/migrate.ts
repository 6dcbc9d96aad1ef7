import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../errors';
import { prepareRoles } from './application-roles';
import { beginTransaction } from './begin-transaction';

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

/** Identifies the state after the migration of that name, or of all. Prepared test databases and dumps store it. */
export const migrationsDigest = (last?: string): string =>
  digestOf(readMigrations().filter(({ name }) => last === undefined || name <= last));

/** The last migration of the state with this digest, which an earlier release may have had. Undefined for another one. */
export const findLastMigration = (digest: string): string | undefined => {
  const known = readMigrations();
  return known.findLast((_one, index) => digestOf(known.slice(0, index + 1)) === digest)?.name;
};

const createMigrationTable = (client: pg.PoolClient) =>
  client.query(`create table if not exists schema_migration (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`);

const findPendingMigrations = async (
  client: pg.PoolClient,
  known: readonly Migration[],
): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from schema_migration',
  );
  const applied = new Map(rows.map(({ name, digest }) => [name, digest]));
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
 * Runs a transaction that no other process migrates in. The lock ends with the transaction: one of the session would stay with a
 * pooler.
 */
const inLockedTransaction = async <T>(client: pg.PoolClient, run: () => Promise<T>): Promise<T> => {
  try {
    await client.query(beginTransaction('read write'));
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK_ID]);
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** Returns the name, undefined when none is pending. Another process may have run some since. */
const runNextMigration = async (
  client: pg.PoolClient,
  known: readonly Migration[],
  last: string | undefined,
): Promise<string | undefined> => {
  const [next] = await findPendingMigrations(client, known);
  if (next === undefined || (last !== undefined && next.name > last)) return undefined;
  await client.query(next.text);
  await client.query('insert into schema_migration (name, digest) values ($1, $2)', [next.name, next.digest]);
  return next.name;
};

/**
 * Runs new migrations, each file in its own transaction, and returns their names. Of processes that start at the same time, one
 * runs a migration and the others wait for it. With `last`, stops after the migration of that name.
 */
export const migrate = async (pool: pg.Pool, last?: string): Promise<string[]> => {
  const known = readMigrations();
  const client = await pool.connect();
  try {
    // Before the roles: a newer database is reported even when this user may not create roles.
    await inLockedTransaction(client, async () => {
      await createMigrationTable(client);
      await findPendingMigrations(client, known);
    });
    // Before the migrations: a login that cannot act as the roles leaves the database as it was.
    await inLockedTransaction(client, () => prepareRoles(client));
    const names: string[] = [];
    for (;;) {
      const name = await inLockedTransaction(client, () => runNextMigration(client, known, last));
      if (name === undefined) return names;
      names.push(name);
    }
  } finally {
    client.release();
  }
};
