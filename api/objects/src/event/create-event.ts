import { type RequestContext, requireRow } from '@husrum/api-platform';
import { readUserName } from '@husrum/api-settings';
import type { BodyOf } from '@husrum/contract/core';
import type { EventRow, eventCalls } from '@husrum/contract/event';
import { happenedAt } from './event.rules';
import { insertEvent } from './event.store';
import { requireUnlockedOwner } from './event-lock.store';
import { readEvent } from './read-event';

export const createEvent = async (
  { tx, account, clock }: RequestContext,
  { eventable_type: type, eventable_id: id, date, ...texts }: BodyOf<typeof eventCalls.create>,
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
