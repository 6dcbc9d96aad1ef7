import { type RequestContext, requireRow } from '@husrum/api-platform';
import { readUserName } from '@husrum/api-settings';
import type { EventOwner, EventRow, EventType } from '@husrum/contract/event';
import { happenedAt } from './event.rules';
import { insertEvent } from './event.store';
import { requireUnlockedOwner } from './event-lock.store';
import { readEvent } from './read-event';

interface CreateEventCommand {
  readonly eventable_type: EventOwner;
  readonly eventable_id: number;
  readonly type: EventType;
  readonly title: string;
  readonly description: string | null;
  /** In seconds since 1970. Null: now. */
  readonly date: number | null;
}

export const createEvent = async (
  { tx, account, clock }: RequestContext,
  { eventable_type: type, eventable_id: id, date, ...texts }: CreateEventCommand,
): Promise<EventRow> => {
  await requireRow(tx, type, id);
  await requireUnlockedOwner(tx, { type, id });
  const eventId = await insertEvent(
    tx,
    { type, id },
    {
      ...texts,
      happened_at: happenedAt(date, clock.now()),
      author_name: await readUserName(tx, account.userId),
    },
  );
  return readEvent(tx, eventId);
};
