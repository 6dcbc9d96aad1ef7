import { problem, type Route, requireRow, serve } from '@husrum/api-platform';
import { eventCalls, eventOwnersOnly, isEventOwner } from '@husrum/contract/event';
import { createEvent } from './create-event';
import { deleteEvent, listEventsOfOwner } from './event.store';
import { eventTexts } from './event.texts';
import { requireUnlockedEvent } from './event-lock.store';
import { updateEvent } from './update-event';

export const eventRoutes: readonly Route[] = [
  serve(eventCalls.listByOwner, async ({ params: { type, id }, query }, context) => {
    if (!isEventOwner(type)) throw problem('notFound', { message: eventOwnersOnly });
    await requireRow(context.tx, type, id);
    return listEventsOfOwner(context, { type, id }, query);
  }),
  serve(eventCalls.create, ({ body }, context) => createEvent(context, body)),
  serve(eventCalls.update, ({ body }, context) => updateEvent(context, body)),
  serve(eventCalls.remove, async ({ params }, { tx }) => {
    await requireUnlockedEvent(tx, params.id);
    if (!(await deleteEvent(tx, params.id))) throw problem('notFound');
    return { message: eventTexts.removed };
  }),
];
