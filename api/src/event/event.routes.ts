import { eventCalls, isEventOwner } from '@husrum/contract/event';
import { requireRow } from '../platform/db';
import { problem } from '../platform/errors';
import { type Route, serve } from '../platform/http';
import { createEvent } from './create-event';
import { happenedAt } from './event.rules';
import { deleteEvent, listEventsOfOwner, updateEvent } from './event.store';
import { eventTexts } from './event.texts';
import { requireUnlockedEvent } from './event-lock.store';
import { readEvent } from './read-event';

export const eventRoutes: readonly Route[] = [
  serve(eventCalls.listByOwner, async ({ params: { type, id }, query }, context) => {
    if (!isEventOwner(type)) throw problem('notFound');
    await requireRow(context.tx, type, id);
    return listEventsOfOwner(context, { type, id }, query);
  }),
  serve(eventCalls.create, ({ body }, context) => createEvent(context, body)),
  serve(eventCalls.update, async ({ body: { id, date, ...texts } }, { tx, clock }) => {
    await requireUnlockedEvent(tx, id);
    await updateEvent(tx, id, { ...texts, happened_at: happenedAt(date, clock.now()) });
    return readEvent(tx, id);
  }),
  serve(eventCalls.remove, async ({ params }, { tx }) => {
    await requireUnlockedEvent(tx, params.id);
    if (!(await deleteEvent(tx, params.id))) throw problem('notFound');
    return { message: eventTexts.removed };
  }),
];
