import { type ActorContext, createOutbox, type ServerWithDatabase } from '@husrum/api-platform';

/** The context of calls to the signing service. They are made between transactions, for one business. */
export interface SigningContext {
  readonly server: Omit<ServerWithDatabase, 'db'>;
  readonly businessId: number;
  transaction<T>(run: (context: ActorContext) => Promise<T>): Promise<T>;
}

export const createSigningContext = (server: ServerWithDatabase, businessId: number): SigningContext => {
  const { db, clock, log, settings } = server;
  return {
    server,
    businessId,
    transaction: (run) =>
      db.forAccount(businessId, (tx) =>
        run({
          tx,
          clock,
          log,
          outbox: createOutbox(tx, businessId, settings),
          account: { businessId, userId: null },
        }),
      ),
  };
};
