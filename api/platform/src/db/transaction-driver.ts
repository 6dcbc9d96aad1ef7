import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

export interface TransactionStart {
  /** Begins the transaction and sets its role, account and time. */
  readonly sql: string;
  readonly isReadOnly: boolean;
}

export interface TransactionDialectConfig extends PostgresDialectConfig {
  /** How the transaction that the running code opens begins. */
  readonly starts: AsyncLocalStorage<TransactionStart>;
  /** Whether the sessions accept a query before the previous one is answered. */
  readonly pipelined: boolean;
}

/**
 * Begins a transaction with the statements in `starts`, in one round trip. With pipelining, a read-only transaction waits
 * neither for its begin nor for its commit.
 */
class TransactionDriver extends PostgresDriver {
  private readonly pendingBegins = new WeakMap<DatabaseConnection, Promise<unknown>>();

  constructor(private readonly config: TransactionDialectConfig) {
    super(config);
  }

  private requireStart(): TransactionStart {
    const start = this.config.starts.getStore();
    if (start === undefined) throw new Error('A transaction needs a role and an account');
    return start;
  }

  /** Throws if a begin that was not awaited has failed: the queries after it then ran outside a transaction. */
  private async requireBegun(connection: DatabaseConnection): Promise<void> {
    const begin = this.pendingBegins.get(connection);
    this.pendingBegins.delete(connection);
    await begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { sql, isReadOnly } = this.requireStart();
    const begin = connection.executeQuery(CompiledQuery.raw(sql));
    if (this.config.pipelined && isReadOnly) {
      begin.catch(() => undefined);
      this.pendingBegins.set(connection, begin);
      return;
    }
    try {
      await begin;
    } catch (error) {
      // A later statement may have failed, and left the transaction open.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.requireBegun(connection);
    const commit = super.commitTransaction(connection);
    if (this.config.pipelined && this.requireStart().isReadOnly) {
      // Nothing can be lost. The next transaction of the session follows the commit.
      commit.catch(() => undefined);
      return;
    }
    await commit;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    await this.requireBegun(connection);
  }
}

export class TransactionDialect extends PostgresDialect {
  constructor(private readonly transactionConfig: TransactionDialectConfig) {
    super(transactionConfig);
  }

  override createDriver(): PostgresDriver {
    return new TransactionDriver(this.transactionConfig);
  }
}
