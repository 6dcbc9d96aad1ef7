import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock';
import { beginTransaction, type TransactionMode, type TransactionSetting } from './begin-transaction';
import type { EmbeddedDatabase } from './embedded/embedded-database';
import { forbidRemovals, requireRemovalsAllowed } from './file-removals.store';
import { statementNameOf } from './prepared-statements';
import type { DB } from './tables';
import { TransactionDialect, type TransactionStart } from './transaction-driver';

/** A transaction. In a call of a signed-in user it sees only the rows of one account. */
export type Tx = Transaction<DB>;

export interface TenantScope {
  readonly businessId: number;
  readonly tenantId: number;
}

export interface Database {
  /** Runs a transaction of one account: row-level security hides and protects the rows of all others. */
  forAccount<T>(businessId: number, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Works like `forAccount`, but the database refuses every write. */
  readForAccount<T>(businessId: number, run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction of a tenant who is signed in to the portal. It can only read, and row-level security hides everything
   * but the tenant's own rows. `actForAccount` continues it as the landlord, to write what the tenant may write.
   */
  forTenant<T>(tenant: TenantScope, run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction across accounts. For jobs, the platform itself and calls without a signed-in user, such as the sign-in;
   * never for what a signed-in user reads or changes.
   */
  system<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads the rows of all accounts as they were at one moment, however long that takes. */
  readSnapshot<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a backup of files: meanwhile nobody removes one to which a row of the backup refers. `run` opens transactions of its own.
   * Throws 55P03 when another backup runs.
   */
  keepingFiles<T>(run: () => Promise<T>): Promise<T>;
  /** Runs a transaction across accounts that decides which files are removed after it. Throws Postponed while a backup runs. */
  beforeRemovingFiles<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether the caller runs inside one of these transactions, and so uses a session that others may wait for. */
  isInTransaction(): boolean;
  /** Runs a statement such as `vacuum`, which a transaction cannot contain, as the owner of the database. */
  runOutsideTransaction(statement: string): Promise<void>;
  close(): Promise<void>;
}

/** From here on the transaction inserts rows for the account and sees only its rows, as in a call of its user. */
export const actForAccount = async (tx: Tx, businessId: number): Promise<void> => {
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

/** Nobody waits for them: neither a slow statement nor a session that only keeps a lock does harm. */
const UNLIMITED: readonly TransactionSetting[] = [
  ['statement_timeout', '0'],
  ['idle_in_transaction_session_timeout', '0'],
];

interface TransactionScope {
  readonly role: 'app_user' | 'app_system' | 'app_tenant';
  /** It is empty for all accounts. */
  readonly businessId: string;
  /** The tenant of the role `app_tenant`. */
  readonly tenantId?: string;
  readonly mode: TransactionMode;
  readonly isUnlimited?: boolean;
}

const SYSTEM: TransactionScope = { role: 'app_system', businessId: '', mode: 'read write' };

const toTransactionStart = (
  { role, businessId, tenantId, mode, isUnlimited = false }: TransactionScope,
  clock: Clock,
): TransactionStart => {
  const settings: TransactionSetting[] = [
    ['role', role],
    ['app.billable_id', businessId],
    ['app.now', clock.now().toISOString()],
    ['app.today', clock.today()],
  ];
  if (tenantId !== undefined) settings.push(['app.tenant_id', tenantId]);
  if (isUnlimited) settings.push(...UNLIMITED);
  return { sql: beginTransaction(mode, settings), isReadOnly: mode !== 'read write' };
};

/**
 * A client that queries `pg` with callbacks. The promises of `pg` keep the rows of earlier results alive until the next full garbage
 * collection, which lets the heap grow by hundreds of MB while many rows are read.
 */
const withCallbackQueries = (client: pg.PoolClient, preparesStatements: boolean): pg.PoolClient => {
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    new Promise<pg.QueryResult<Row>>((resolve, reject) => {
      const name = preparesStatements ? statementNameOf(text) : undefined;
      client.query<Row>(name === undefined ? { text, values } : { name, text, values }, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
  return Object.assign(Object.create(client), { query });
};

/** What the parts of a server do before a transaction commits: a part derives rows from those that were written. */
export type BeforeCommit = readonly { beforeCommit?(tx: Tx): Promise<void> }[];

interface DatabaseOptions {
  readonly embedded?: Pick<EmbeddedDatabase, 'whenRunning' | 'close'> | undefined;
  /** Whether `prepareQuery` prepares statements in the sessions. If not, each execution plans its query. */
  readonly preparesStatements?: boolean;
  /** What runs at the end of each transaction of an account that may write. */
  readonly beforeCommit?: BeforeCommit;
}

export const openDatabase = (
  pool: pg.Pool,
  clock: Clock,
  { embedded, preparesStatements = true, beforeCommit = [] }: DatabaseOptions = {},
): Database => {
  const insideTransaction = new AsyncLocalStorage<boolean>();

  // Transactions that each wait for a second session could take all of them, and would wait for ever.
  const connect = async () => {
    if (insideTransaction.getStore())
      throw new Error('Nested database access: use the transaction you were given.');
    await embedded?.whenRunning();
    return pool.connect();
  };
  const connectForQueries = async () => withCallbackQueries(await connect(), preparesStatements);
  const transactionStarts = new AsyncLocalStorage<TransactionStart>();
  const db = new Kysely<DB>({
    dialect: new TransactionDialect({
      pool: Object.assign(Object.create(pool), { connect: connectForQueries }),
      starts: transactionStarts,
      pipelined: pool.options.pipeline === true,
    }),
  });

  const inTransaction = <T>(scope: TransactionScope, run: (tx: Tx) => Promise<T>): Promise<T> =>
    transactionStarts.run(toTransactionStart(scope, clock), () =>
      db.transaction().execute((tx) => insideTransaction.run(true, () => run(tx))),
    );

  return {
    forAccount: (businessId, run) =>
      inTransaction({ role: 'app_user', businessId: String(businessId), mode: 'read write' }, async (tx) => {
        const result = await run(tx);
        for (const part of beforeCommit) await part.beforeCommit?.(tx);
        return result;
      }),
    readForAccount: (businessId, run) =>
      inTransaction({ role: 'app_user', businessId: String(businessId), mode: 'read only' }, run),
    forTenant: ({ businessId, tenantId }, run) =>
      inTransaction(
        {
          role: 'app_tenant',
          businessId: String(businessId),
          tenantId: String(tenantId),
          mode: 'read write',
        },
        run,
      ),
    system: (run) => inTransaction(SYSTEM, run),
    readSnapshot: (run) => inTransaction({ ...SYSTEM, mode: 'snapshot', isUnlimited: true }, run),
    keepingFiles: (run) =>
      inTransaction({ ...SYSTEM, isUnlimited: true }, async (tx) => {
        await forbidRemovals(tx);
        return insideTransaction.run(false, run);
      }),
    beforeRemovingFiles: (run) =>
      inTransaction(SYSTEM, async (tx) => {
        await requireRemovalsAllowed(tx);
        return run(tx);
      }),
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
      await embedded?.close();
      // Node 20 visits every enabled storage at each asynchronous operation of the process.
      insideTransaction.disable();
      transactionStarts.disable();
    },
  };
};
