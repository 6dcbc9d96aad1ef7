import pg from 'pg';

/** A setting of PostgreSQL, or a name of our own such as `app.now`, with its value. */
export type TransactionSetting = readonly [name: string, value: string];

/** `snapshot`: all queries see the rows of one moment, and none may write. */
export type TransactionMode = 'read write' | 'read only' | 'snapshot';

/** The level is named because a database may have another default, under which a query misses what a lock has waited for. */
const begins: Readonly<Record<TransactionMode, string>> = {
  'read write': 'begin isolation level read committed',
  'read only': 'begin isolation level read committed read only',
  snapshot: 'begin isolation level repeatable read read only',
};

/**
 * What every transaction runs with. The timeout limits the harm of a slow query. JIT and parallel plans only slow down joins of a
 * few rows.
 */
const COMMON_SETTINGS: readonly TransactionSetting[] = [
  ['timezone', 'UTC'],
  ['statement_timeout', '30000'],
  ['jit', 'off'],
  ['max_parallel_workers_per_gather', '0'],
  ['search_path', 'public'],
];

/**
 * The statements that begin a transaction, for one round trip. All settings end with the transaction: behind a pooler such as
 * PgBouncer the next transaction of the session belongs to somebody else. A startup option of the session would be refused there.
 */
export const beginTransaction = (
  mode: TransactionMode,
  settings: readonly TransactionSetting[] = [],
): string => {
  const setConfig = [...COMMON_SETTINGS, ...settings].map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `${begins[mode]}; select ${setConfig.join(', ')}`;
};
