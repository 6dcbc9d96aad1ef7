import pg from 'pg';

/** Runs statements one by one in a session of their own, and returns the rows of the last. */
export const executeSql = async (url: string, ...statements: readonly string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};
