import { problem, type Tx } from '@husrum/api-platform';
import type { EventOwner } from '@husrum/contract/event';
import { sql } from 'kysely';
import { eventTexts } from './event.texts';

/** Throws 409 if the owner is a lease that has ended: its events must not change any more. An object is never locked. */
export const requireUnlockedOwner = async (
  tx: Tx,
  { type, id }: { type: EventOwner; id: number },
): Promise<void> => {
  if (type !== 'lease') return;
  const { rows } = await sql`
    select from lease where id = ${id} and stop < app_today()`.execute(tx);
  if (rows.length > 0) throw problem('conflict', { message: eventTexts.locked });
};

/** Throws 409 if the owner of the event is locked. Accepts an unknown event, for which the caller throws 404. */
export const requireUnlockedEvent = async (tx: Tx, eventId: number): Promise<void> => {
  const event = await tx.selectFrom('event').select('lease_id').where('id', '=', eventId).executeTakeFirst();
  if (event && event.lease_id !== null) await requireUnlockedOwner(tx, { type: 'lease', id: event.lease_id });
};
