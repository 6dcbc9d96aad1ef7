import type pg from 'pg';

/**
 * Keeps the process alive when the database ends a session: an 'error' event without a listener ends a process. The pool
 * drops the session and opens a new one for the next transaction; a transaction that was under way fails with its query.
 */
export const surviveLostConnections = (pool: pg.Pool, onLost: (error: Error) => void): void => {
  // This concerns a session that is idle in the pool.
  pool.on('error', onLost);
  // This concerns a session that is in use by a transaction: the pool does not listen to its errors.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
};
