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
  readonly starts: AsyncLocalStorage<TransactionStart>;
  /** Whether the sessions accept a query before the previous one is answered. */
  readonly pipelined: boolean;
}

/** Begins a transaction with the statements of the context, in one round trip. With pipelining it takes no round trip of its own. */
class TransactionDriver extends PostgresDriver {
  constructor(private readonly config: TransactionDialectConfig) {
    super(config);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begin = connection.executeQuery(CompiledQuery.raw(this.config.starts.getStore()?.sql ?? 'begin'));
    if (this.config.pipelined) {
      // When this fails, so do the queries of the transaction: the session is lost, or the transaction aborted.
      begin.catch(() => undefined);
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
    const commit = super.commitTransaction(connection);
    if (this.config.pipelined && this.config.starts.getStore()?.isReadOnly) {
      // Nothing can be lost. The next transaction of the session follows the commit.
      commit.catch(() => undefined);
      return;
    }
    await commit;
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
