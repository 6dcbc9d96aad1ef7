import {
  type ActorContext,
  createOutbox,
  type ServerWithDatabase,
  type Settings,
} from '@husrum/api-platform';
import type { AccountingService } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';

/** The context in which one connection of a business is synchronised. The program is called between transactions. */
export interface SyncContext {
  readonly integrationId: number;
  readonly program: AccountingName;
  readonly service: AccountingService;
  readonly settings: Settings;
  /** A transaction as the business, without a user. */
  transaction<T>(run: (context: ActorContext) => Promise<T>): Promise<T>;
}

interface Connection {
  readonly id: number;
  readonly name: AccountingName;
  readonly service: AccountingService;
}

export const createSyncContext = (
  { db, clock, log, settings }: ServerWithDatabase,
  businessId: number,
  { id, name, service }: Connection,
): SyncContext => ({
  integrationId: id,
  program: name,
  service,
  settings,
  transaction: (run) =>
    db.forAccount(businessId, (tx) =>
      run({
        ...{ tx, clock, log },
        outbox: createOutbox(tx, businessId, settings),
        account: { businessId, userId: null },
      }),
    ),
});
