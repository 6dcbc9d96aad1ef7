import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { id, oneOf, optionalText, out, text } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';
import { eventOwners, eventTypes } from './event.types';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
const span = 'Ange ett datum mellan 1800 och 2200';

/** Unix seconds; what is told in milliseconds lies beyond the span. */
const seconds = yup
  .number()
  .integer()
  .min(day('1800-01-01'), span)
  .max(day('2200-01-01'), span)
  .label('Datum')
  .nullable()
  .default(null);

export const eventFields = yup.object({
  title: text('Rubrik'),
  type: oneOf('Typ', eventTypes),
  /** When it happened; without one, now. */
  date: seconds,
  description: optionalText('Beskrivning', 10_000),
});
export const eventOut = yup.object({
  id: out.id(),
  title: out.text(),
  type: yup
    .string()
    .oneOf([...eventTypes])
    .required(),
  date: out.number(),
  /** HTML as it was typed: whoever shows it cleans it. */
  description: out.textOrNull(),
  eventable_type: yup
    .string()
    .oneOf([...eventOwners])
    .required(),
  eventable_id: out.id(),
  /** Who wrote it, as they were called then. */
  author_name: out.text(),
  created_at: out.text(),
  updated_at: out.text(),
});
export type EventRow = yup.InferType<typeof eventOut>;

export const eventCalls = callsOf('event', {
  of: call({
    method: 'GET',
    path: '/api/event/{type}/{id}',
    summary: 'Händelser på ett objekt eller en uthyrning, senaste först',
    query: listQuery(sortBy('date')),
    ok: page(eventOut.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/event',
    summary: 'Skapa händelse',
    body: eventFields.shape({
      eventable_id: id('Objekt'),
      eventable_type: oneOf('Gäller', eventOwners),
    }),
    ok: eventOut,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/event',
    summary: 'Ändra händelse',
    body: eventFields.shape({ id: id() }),
    ok: eventOut,
  }),
  remove: call({ method: 'DELETE', path: '/api/event/{id}', summary: 'Ta bort händelse', ok: done }),
});
