import { actForAccount, type ServerPart } from '@husrum/api-platform';
import { bookUnbookedEvents } from './book-unbooked-events';
import { listBusinessesWithUnbookedEvents } from './voucher.store';

/**
 * Writes the vouchers of what is not in the journal when the server starts: all that existed before the journal did, and what a
 * server of an earlier release has written meanwhile. Each round is a transaction of its own; one of the account would book all.
 */
export const bookWhatExists: NonNullable<ServerPart['start']> = async ({ db }, log) => {
  const bookRound = (businessId: number): Promise<boolean> =>
    db.system(async (tx) => {
      await actForAccount(tx, businessId);
      return bookUnbookedEvents(tx);
    });
  for (const businessId of await db.system(listBusinessesWithUnbookedEvents)) {
    while (await bookRound(businessId));
    log.info({ businessId }, 'booked what was not in the journal');
  }
};
