import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { date, output, reference } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';
import { namedEntity } from '../../objects/entity/named-entity';
import { inspectionKinds } from '../statutory-inspection/inspection-kind';
import { moveKinds } from './move';

/** The longest period of one request: a year, and the weeks that a month's page shows before and after it. */
export const MAX_CALENDAR_DAYS = 400;

const DAY_MS = 86_400_000;
const isShortWindow = (from: string, to: string): boolean =>
  Date.parse(to) - Date.parse(from) < MAX_CALENDAR_DAYS * DAY_MS;

const windowQuery = yup.object({
  from: date('Från'),
  to: date('Till').test('window', `Välj högst ${MAX_CALENDAR_DAYS} dagar`, function (to) {
    const from = this.resolve(yup.ref<string>('from'));
    return typeof from !== 'string' || isShortWindow(from, to);
  }),
  company_id: yup.number().integer(),
});

/** A move-in on the first day of a lease, or a move-out on its last. */
export const move = namedObject('Move', {
  kind: output.choice(moveKinds),
  lease_id: output.id(),
  date: output.date(),
  entity: namedEntity.required(),
  company: reference.required(),
  /** Street and town of the object. */
  address: output.textOrNull(),
  /** The primary tenant. */
  tenant: reference.nullable().defined(),
  /** When the lease, its object or its tenant last changed. */
  updated_at: output.text(),
});
export type Move = yup.InferType<typeof move>;

/** The last day of an inspection that the law demands and that no activity is planned for. */
export const dueInspection = namedObject('DueInspection', {
  kind: output.choice(inspectionKinds),
  date: output.date(),
  /** The day has passed, and the inspection is not done. */
  overdue: output.flag(),
  title: output.text(),
  entity: namedEntity.required(),
  company: reference.required(),
});
export type DueInspection = yup.InferType<typeof dueInspection>;

/** The secret address at which other calendar programs read the user's calendar. */
export const calendarFeed = namedObject('CalendarFeed', {
  url: output.text(),
  created_at: output.text(),
  /** When a program last read it, to within the hour. It is null until the first time. */
  read_at: output.textOrNull(),
});
export type CalendarFeed = yup.InferType<typeof calendarFeed>;
const ownFeed = yup.object({ feed: calendarFeed.nullable().defined() });

export const calendarCalls = defineCalls('calendar', {
  /** All moves between two days, ordered by day. Unlike `lease.list` it includes archived leases. */
  listMoves: call({
    method: 'GET',
    path: '/api/calendar/moves',
    summary: 'In- och utflyttningar mellan två dagar',
    query: windowQuery,
    response: yup.object({ moves: output.list(move.required()) }),
  }),
  /** All inspections that are due between two days, ordered by day. One with a planned activity is in `maintenance.list` instead. */
  listInspections: call({
    method: 'GET',
    path: '/api/calendar/inspections',
    summary: 'Myndighetskrav vars dag ligger mellan två dagar',
    query: windowQuery,
    response: yup.object({ inspections: output.list(dueInspection.required()) }),
  }),
  feed: call({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'Den egna prenumerationslänken',
    response: ownFeed,
  }),
  /** Makes a new address. The old address stops working. */
  renewFeed: call({
    method: 'POST',
    path: '/api/calendar/feed',
    requires: 'own.write',
    summary: 'Skapa en ny prenumerationslänk',
    response: ownFeed,
  }),
  revokeFeed: call({
    method: 'DELETE',
    path: '/api/calendar/feed',
    requires: 'own.write',
    summary: 'Stäng av prenumerationslänken',
    response: messageResponse,
  }),
  /**
   * The calendar as iCalendar (RFC 5545), for programs that cannot sign in. 404 for an address that is unknown, revoked
   * or of a removed user. 402 for a business without trial or subscription: programs then keep the entries that they have, and
   * read again when it has paid.
   */
  openFeed: call({
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    summary: 'Kalendern för andra kalenderprogram',
    access: 'public',
    perMinute: 120,
    responseType: 'file',
  }),
});
