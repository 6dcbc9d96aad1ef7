import pg from 'pg';
import { readServerUrl } from './test-cluster';

/** Deletes copies that killed workers left behind. The template is kept for the next run. */
const dropCopies = async (): Promise<void> => {
  const server = new pg.Client({ connectionString: readServerUrl() });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where datname like 'husrum\\_test\\_copy\\_%'`,
  );
  for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  await server.end();
};

export default async (): Promise<void> => {
  await (globalThis.testCluster ? globalThis.testCluster.stop() : dropCopies());
};
