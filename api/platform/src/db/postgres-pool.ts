import pg from 'pg';

export const createPostgresPool = (connectionString: string, { max = 10 }: { max?: number } = {}): pg.Pool =>
  new pg.Pool({
    connectionString,
    max,
    // The client sends a query without waiting for the answer to the previous one.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // It notices a host that has disappeared without closing its connections.
    keepAlive: true,
  });
