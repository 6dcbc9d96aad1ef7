import type { ServerPart } from '@husrum/api-platform';
import { bookUnbookedEvents } from './book-unbooked-events';
import { listBusinessesWithUnbookedEvents } from './voucher.store';

/**
 * Writes the vouchers of what is not in the journal when the server starts: all that existed before the journal did, and what a
 * server of an earlier release has written meanwhile.
 */
export const bookWhatExists: NonNullable<ServerPart['start']> = async ({ db }, log) => {
  const businesses = await db.system(listBusinessesWithUnbookedEvents);
  for (const businessId of businesses) {
    while (await db.forAccount(businessId, bookUnbookedEvents));
    log.info({ businessId }, 'booked what was not in the journal');
  }
};
