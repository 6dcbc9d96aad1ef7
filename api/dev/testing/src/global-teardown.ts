import pg from 'pg';

/** Deletes copies that killed workers left behind. The template is kept for the next run. */
export default async (): Promise<void> => {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return;
  const server = new pg.Client({ connectionString: DATABASE_URL });
  await server.connect();
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where datname like 'husrum\\_test\\_copy\\_%'`,
  );
  for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  await server.end();
};
