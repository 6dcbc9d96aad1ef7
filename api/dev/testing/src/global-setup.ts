import { migrate } from '@husrum/api-platform/testing';
import pg from 'pg';
import { TEST_LOGIN, TEST_PASSWORD, templateName, withTestLogin } from './database-template';
import { executeSql } from './execute-sql';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster';
import { readPostgresVersion, readServerUrl } from './test-cluster';

declare global {
  /** The temporary cluster of this run, which the global teardown stops. */
  var testCluster: PostgresCluster | undefined;
}

/** Migrates one database, which each test file gets a copy of. */
const buildTemplate = async (): Promise<void> => {
  const server = readServerUrl();
  const name = templateName();
  if ((await executeSql(server, `select from pg_database where datname = '${name}'`)).length > 0) return;
  if ((await executeSql(server, `select from pg_roles where rolname = '${TEST_LOGIN}'`)).length === 0)
    await executeSql(server, `create role ${TEST_LOGIN} login createrole password '${TEST_PASSWORD}'`);
  const unfinished = `${name}_new`;
  await executeSql(
    server,
    `drop database if exists ${unfinished}`,
    `create database ${unfinished} template template0 encoding 'UTF8' owner ${TEST_LOGIN}`,
  );
  const pool = new pg.Pool({ connectionString: withTestLogin(server, unfinished), max: 1 });
  await migrate(pool);
  await pool.end();
  await executeSql(server, `alter database ${unfinished} rename to ${name}`);
};

/** Starts a PostgreSQL for the run, unless DATABASE_URL names one. */
export default async (): Promise<void> => {
  if (!process.env.DATABASE_URL) globalThis.testCluster = await startPostgresCluster(readPostgresVersion());
  process.env.TEST_SERVER_URL = globalThis.testCluster?.url('postgres') ?? process.env.DATABASE_URL;
  await buildTemplate();
};
