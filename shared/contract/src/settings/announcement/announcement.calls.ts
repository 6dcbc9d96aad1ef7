import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { choice, date, flag, longText, output, text } from '../../core/fields';
import { listQuery, messageResponse, page, sortBy } from '../../core/list';
import { namedObject, nameSchema } from '../../core/named';

/** `mark_on_view`: seen after a while in view. `mark_on_dismiss`: seen when the user dismisses it. */
export const readBehaviors = ['mark_on_view', 'mark_on_dismiss'] as const;
/**
 * Who gets the announcement: everybody, administrators, users of businesses without a subscription (TRIAL, also after the trial has
 * ended), or users of businesses with one (MEMBERS).
 */
export const announcementAudiences = ['ALL', 'ADMINISTRATORS', 'TRIAL', 'MEMBERS'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
/** The number of days on which an announcement is shown, both ends included, unless its author chooses another last day. */
export const DEFAULT_ANNOUNCEMENT_DAYS = 7;

const announcement = namedObject('Announcement', {
  id: output.id(),
  title: output.text(),
  body: output.text(),
  dismissible: output.flag(),
  read_behavior: output.choice(readBehaviors),
  status: output.choice(['visible', 'seen'] as const),
});
export type Announcement = yup.InferType<typeof announcement>;

export const announcementInput = namedObject('AnnouncementInput', {
  title: text('Rubrik'),
  body: longText('Text'),
  audience: choice('Mottagare', announcementAudiences).default('ALL'),
  dismissible: flag('Kan stängas').default(true),
  read_behavior: choice('Räknas som läst', readBehaviors).default('mark_on_view'),
  starts_on: date('Från och med'),
  ends_on: date('Till och med').when('starts_on', ([start], schema) =>
    schema.test('period', 'Slutdagen är före startdagen', (end?: string) => !end || !start || end >= start),
  ),
});

export const announcementRow = namedObject('AnnouncementRow', {
  id: output.id(),
  title: output.text(),
  body: output.text(),
  audience: output.choice(announcementAudiences),
  dismissible: output.flag(),
  read_behavior: output.choice(readBehaviors),
  starts_on: output.date(),
  ends_on: output.date(),
  /** How many users have seen it. */
  seen: output.number(),
  /** How many users have dismissed it. */
  dismissed: output.number(),
});
export type AnnouncementRow = yup.InferType<typeof announcementRow>;

export const announcementCalls = defineCalls('announcement', {
  list: call({
    method: 'GET',
    path: '/api/me/announcements',
    summary: 'Meddelanden från Husrum till den inloggade',
    response: nameSchema('Announcements', yup.object({ data: output.list(announcement.required()) })),
  }),
  seen: call({
    method: 'POST',
    path: '/api/me/announcements/{id}/seen',
    summary: 'Meddelandet är läst',
    response: messageResponse,
  }),
  dismiss: call({
    method: 'POST',
    path: '/api/me/announcements/{id}/dismiss',
    summary: 'Stäng meddelandet',
    response: messageResponse,
  }),
  /** This call is for developers of the product. */
  listAll: call({
    method: 'GET',
    path: '/api/announcement',
    summary: 'Alla meddelanden, för produktens utvecklare',
    query: listQuery(sortBy('starts_on')),
    response: page(announcementRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/announcement',
    summary: 'Skriv ett meddelande, för produktens utvecklare',
    body: announcementInput,
    response: announcementRow,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/announcement/{id}',
    summary: 'Ta bort ett meddelande, för produktens utvecklare',
    response: messageResponse,
  }),
});
