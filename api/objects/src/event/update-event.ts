import {
  invalidInput,
  labelled,
  orNotFound,
  type RequestContext,
  requireUnchanged,
  savedValues,
} from '@husrum/api-platform';
import { type EventRow, type EventType, eventTypeLabel } from '@husrum/contract/event';
import { toUnixSeconds } from '@husrum/format';
import { happenedAt } from './event.rules';
import { isOnObject, lockEvent, updateEvent as saveEvent } from './event.store';
import { eventTexts } from './event.texts';
import { requireUnlockedEvent } from './event-lock.store';
import { readEvent } from './read-event';

/**
 * How a conflict shows what somebody else has saved. Null: not shown, because the description is HTML and the date a number.
 */
const savedFormats = { type: labelled(eventTypeLabel), description: null, date: null } as const;

interface UpdateEventCommand {
  readonly id: number;
  readonly type: EventType;
  readonly title: string;
  readonly description: string | null;
  /** What the caller believes that the event is on. Null: not checked. */
  readonly entity_id: number | null;
  /** In seconds since 1970. Null: now. */
  readonly date: number | null;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateEvent = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  { id, date, entity_id, updated_at, ...texts }: UpdateEventCommand,
): Promise<EventRow> => {
  await requireUnlockedEvent(tx, id);
  const before = orNotFound(await lockEvent(tx, id));
  if (entity_id !== null && !(await isOnObject(tx, id, entity_id)))
    throw invalidInput({ entity_id: [eventTexts.notMovable] });
  const stored = { ...before, date: toUnixSeconds(before.happened_at) };
  requireUnchanged(before, updated_at, () => savedValues(stored, { ...texts, date }, savedFormats));
  await saveEvent(tx, id, { ...texts, happened_at: happenedAt(date, clock.now()) });
  return readEvent(tx, id);
};
