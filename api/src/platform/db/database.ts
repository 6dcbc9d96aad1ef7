import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Clock } from '../clock';
import { statementNameOf } from './prepared-statements';
import type { DB } from './tables';
import { TransactionDialect } from './transaction-driver';

/** A transaction. In a call of a signed-in user it sees only the rows of one account. */
export type Tx = Transaction<DB>;

export interface Database {
  /** Runs a transaction of one account: row-level security hides and protects the rows of all others. */
  forAccount<T>(businessId: number, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction across accounts. For sign-in, jobs and the platform itself; never for the calls of a noun. */
  system<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For background work: lets others use the database first, for at most a moment. The embedded database has one session
   * and never leaves the process, so without this no request is served until the work is done.
   */
  yieldToOthers(): Promise<void>;
  /** Whether the caller runs inside one of these transactions, and so uses a session that others may wait for. */
  isInTransaction(): boolean;
  /** Runs a statement such as `vacuum`, which a transaction cannot contain, as the owner of the database. */
  runOutsideTransaction(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** From here on the transaction inserts rows for the account and sees only its rows, as in a call of its user. */
export const actAsUser = async (tx: Tx, businessId: number): Promise<void> => {
  await sql`select set_config('role', 'app_user', true), set_config('app.billable_id', ${String(businessId)}, true)`.execute(
    tx,
  );
};

/** Sets the time that `app_now()` and `app_today()` return in the rest of a transaction. */
export const setTransactionTime = async (tx: Tx, clock: Clock): Promise<void> => {
  const now = clock.now().toISOString();
  await sql`select set_config('app.now', ${now}, true), set_config('app.today', ${clock.today()}, true)`.execute(
    tx,
  );
};

/** The SQL that begins a transaction and sets its role, account and time, in one round trip instead of two. */
const toBeginStatements = (role: 'app_user' | 'app_system', businessId: string, clock: Clock): string => {
  const settings = [
    ['role', role],
    ['app.billable_id', businessId],
    ['app.now', clock.now().toISOString()],
    ['app.today', clock.today()],
  ];
  return `begin; select ${settings.map(([name = '', value = '']) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`).join(', ')}`;
};

const MAX_YIELD_MS = 250;

/**
 * A client that queries `pg` with callbacks. The promises of `pg` keep the rows of earlier results alive until the next full garbage
 * collection, which lets the heap grow by hundreds of MB while many rows are read.
 */
const withCallbackQueries = (client: pg.PoolClient): pg.PoolClient => {
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      const name = statementNameOf(client, text);
      client.query<Row>(name === undefined ? { text, values } : { name, text, values }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
  return Object.assign(Object.create(client), { query });
};

export const openDatabase = (pool: pg.Pool, clock: Clock, closeEngine?: () => Promise<void>): Database => {
  const insideTransaction = new AsyncLocalStorage<true>();

  // With a single session, a second connection inside a transaction would deadlock. It throws on PostgreSQL too.
  const connect = () => {
    if (insideTransaction.getStore())
      throw new Error('Nested database access: use the transaction you were given.');
    return pool.connect();
  };
  const connectForQueries = async () => withCallbackQueries(await connect());
  const beginStatements = new AsyncLocalStorage<string>();
  const db = new Kysely<DB>({
    dialect: new TransactionDialect(
      { pool: Object.assign(Object.create(pool), { connect: connectForQueries }) },
      beginStatements,
    ),
  });

  const inTransaction = <T>(
    role: 'app_user' | 'app_system',
    businessId: string,
    run: (tx: Tx) => Promise<T>,
  ): Promise<T> =>
    beginStatements.run(toBeginStatements(role, businessId, clock), () =>
      db.transaction().execute((tx) => insideTransaction.run(true, () => run(tx))),
    );

  return {
    forAccount: (businessId, run) => inTransaction('app_user', String(businessId), run),
    system: (run) => inTransaction('app_system', '', run),
    yieldToOthers: async () => {
      const deadline = Date.now() + MAX_YIELD_MS;
      const isBusy = () => pool.totalCount >= pool.options.max && pool.idleCount === 0;
      // The first turn of the event loop accepts requests; in the second one they ask for a session.
      await nextTurn();
      do await nextTurn();
      while (isBusy() && Date.now() < deadline);
    },
    isInTransaction: () => insideTransaction.getStore() === true,
    runOutsideTransaction: async (statement) => {
      const client = await connect();
      try {
        await client.query(statement);
      } finally {
        client.release();
      }
    },
    close: async () => {
      await pool.end();
      await closeEngine?.();
      // Node 20 visits every enabled storage at each asynchronous operation of the process.
      insideTransaction.disable();
      beginStatements.disable();
    },
  };
};
