import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../database';
import type { Clock } from '../clock';

/** A transaction. Inside a request it shows the rows of one account only. */
export type Tx = Transaction<DB>;

export interface Database {
  /** Runs as the account: row-level security hides and refuses everything else. */
  tenant<T>(billableId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs across accounts. For signing in, jobs and the platform itself; never for a domain's calls. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * For work that nobody waits for: whoever else wants a session goes first, for a moment. The embedded database has one,
   * and answers without ever leaving the process: unless others get a turn, nobody is heard until all is done.
   */
  yieldToOthers(): Promise<void>;
  /** Whether whoever asks is within one of these transactions, and holds a session that others may be waiting for. */
  holdsSession(): boolean;
  /** Outside any transaction, as the database's owner: maintenance only. */
  maintain(statement: string): Promise<void>;
  close(): Promise<void>;
}

const WAY_MS = 250;

export const openDatabase = (pool: pg.Pool, clock: Clock, closeEngine?: () => Promise<void>): Database => {
  const inside = new AsyncLocalStorage<true>();

  // With one session a second connection inside a transaction would wait for itself for ever: fail at once, on PostgreSQL too.
  const connect = () => {
    if (inside.getStore()) throw new Error('Nested database access: use the transaction you were given.');
    return pool.connect();
  };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: Object.assign(Object.create(pool), { connect }) }),
  });

  const within = <T>(
    role: 'app_user' | 'app_system',
    billableId: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute((tx) =>
      inside.run(true, async () => {
        const now = clock.now().toISOString();
        await sql`select set_config('role', ${role}, true), set_config('app.billable_id', ${billableId}, true),
                         set_config('app.now', ${now}, true), set_config('app.today', ${clock.today()}, true)`.execute(
          tx,
        );
        return work(tx);
      }),
    );

  return {
    tenant: (billableId, work) => within('app_user', String(billableId), work),
    system: (work) => within('app_system', '', work),
    yieldToOthers: async () => {
      const until = Date.now() + WAY_MS;
      const isTaken = () => pool.totalCount >= pool.options.max && pool.idleCount === 0;
      // The first turn lets requests in, the second those who ask for a session ask.
      await othersTurn();
      do await othersTurn();
      while (isTaken() && Date.now() < until);
    },
    holdsSession: () => inside.getStore() === true,
    maintain: async (statement) => {
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
    },
  };
};
