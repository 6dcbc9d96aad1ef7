import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** Outside any transaction, as the database's owner: maintenance only. */
  maintain(statement: string): Promise<void>;
  close(): Promise<void>;
}

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
