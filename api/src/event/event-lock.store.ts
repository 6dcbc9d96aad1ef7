import type { EventOwner } from '@husrum/contract/event';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { problem } from '../platform/errors';
import { eventTexts } from './event.texts';

/** Refuses a change of the events of a lease that has ended: its page is locked. An object is never locked. */
export const refuseIfLocked = async (
  tx: Tx,
  { type, id }: { type: EventOwner; id: number },
): Promise<void> => {
  if (type !== 'lease') return;
  const { rows } = await sql`
    select from lease where id = ${id} and stop < app_today()`.execute(tx);
  if (rows.length > 0) throw problem('conflict', { message: eventTexts.locked });
};

/** The same for an event that exists; one of another business is not found by anything after this. */
export const refuseIfOwnerLocked = async (tx: Tx, eventId: number): Promise<void> => {
  const event = await tx.selectFrom('event').select('lease_id').where('id', '=', eventId).executeTakeFirst();
  if (event && event.lease_id !== null) await refuseIfLocked(tx, { type: 'lease', id: event.lease_id });
};
