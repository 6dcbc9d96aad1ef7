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
    // The timeout limits the harm of a slow query. JIT and parallel plans only slow down joins of a few rows.
    options:
      '-c timezone=UTC -c statement_timeout=30000 -c jit=off -c max_parallel_workers_per_gather=0 -c search_path=public',
  });
