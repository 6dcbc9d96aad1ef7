import type * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import {
  choice,
  id,
  optionalId,
  optionalText,
  optionalUnixSeconds,
  output,
  seenUpdatedAt,
  text,
} from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';
import { eventOwners, eventTypes } from './event.choices';
import { eventOwnersOnly } from './event.texts';

export const eventInput = namedObject('EventInput', {
  title: text('Rubrik'),
  type: choice('Typ', eventTypes),
  /** When it happened, in Unix seconds. Left out: now. */
  date: optionalUnixSeconds('Datum'),
  description: optionalText('Beskrivning', 10_000),
});
const createEventInput = nameSchema(
  'CreateEventInput',
  eventInput.shape({
    eventable_id: id('Objekt'),
    eventable_type: choice('Gäller', eventOwners).oneOf(eventOwners, eventOwnersOnly),
  }),
);
const updateEventInput = nameSchema(
  'UpdateEventInput',
  eventInput.shape({
    id: id(),
    /** The object or lease of the event, or the object of its lease. An event does not move: another is answered with 422. */
    entity_id: optionalId('Objekt'),
    updated_at: seenUpdatedAt(),
  }),
);

export const eventRow = namedObject('EventRow', {
  id: output.id(),
  title: output.text(),
  type: output.choice(eventTypes),
  /** When it happened, in Unix seconds. */
  date: output.number(),
  /** HTML as entered. It must be sanitized before it is displayed. */
  description: output.textOrNull(),
  eventable_type: output.choice(eventOwners),
  eventable_id: output.id(),
  /** The author's name when the event was written. */
  author_name: output.text(),
  created_at: output.text(),
  updated_at: output.text(),
});
export type EventRow = yup.InferType<typeof eventRow>;

export const eventCalls = defineCalls('event', {
  listByOwner: call({
    method: 'GET',
    path: '/api/event/{type}/{id}',
    pathChoices: { type: eventOwners },
    summary: 'Händelser på ett objekt eller en uthyrning, senaste först',
    query: listQuery(sortBy('date')),
    response: page(eventRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/event',
    summary: 'Skapa händelse',
    body: createEventInput,
    response: eventRow,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/event',
    summary: 'Ändra händelse',
    body: updateEventInput,
    response: eventRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/event/{id}',
    summary: 'Ta bort händelse',
    response: messageResponse,
  }),
});
