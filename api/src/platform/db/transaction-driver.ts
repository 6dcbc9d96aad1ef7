import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** Begins a transaction with the statements of the context, in one round trip. */
class TransactionDriver extends PostgresDriver {
  constructor(
    config: PostgresDialectConfig,
    private readonly beginStatements: AsyncLocalStorage<string>,
  ) {
    super(config);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(this.beginStatements.getStore() ?? 'begin'));
    } catch (error) {
      // A later statement may have failed, and left the transaction open.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

export class TransactionDialect extends PostgresDialect {
  constructor(
    private readonly config: PostgresDialectConfig,
    private readonly beginStatements: AsyncLocalStorage<string>,
  ) {
    super(config);
  }

  override createDriver(): PostgresDriver {
    return new TransactionDriver(this.config, this.beginStatements);
  }
}
