import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import {
  createEmbeddedEngine,
  createEmbeddedPool,
  migrate,
  pgliteExtensions,
  pgliteStartParams,
} from '@husrum/api-platform/testing';
import pg from 'pg';
import { snapshotFile, templateName, withDatabaseName } from './database-template';

const buildSnapshot = async (): Promise<void> => {
  const file = snapshotFile();
  if (existsSync(file)) return;
  const lite = await PGlite.create({ extensions: pgliteExtensions, startParams: pgliteStartParams });
  const pool = createEmbeddedPool(createEmbeddedEngine(lite, () => createPgConfig(lite)));
  await migrate(pool);
  await pool.end();
  const dump = await lite.dumpDataDir('none');
  mkdirSync(path.dirname(file), { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporaryFile, file);
  await lite.close();
};

const buildTemplate = async (url: string): Promise<void> => {
  const name = templateName();
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await server.query(`create database ${name}_new template template0 encoding 'UTF8'`);
    const pool = new pg.Pool({ connectionString: withDatabaseName(url, `${name}_new`), max: 1 });
    await migrate(pool);
    await pool.end();
    await server.query(`alter database ${name}_new rename to ${name}`);
  }
  await server.end();
};

/** Migrates one database. The test workers start from copies of it. */
export default async (): Promise<void> => {
  const { DATABASE_URL } = process.env;
  await (DATABASE_URL ? buildTemplate(DATABASE_URL) : buildSnapshot());
};
