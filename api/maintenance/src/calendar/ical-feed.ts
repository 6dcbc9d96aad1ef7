import { addDays } from '@husrum/format';
import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { FeedEvent } from './feed-events.rules';

const TIME_ZONE = 'Europe/Stockholm';
/** How often programs are asked to read the feed again. */
const REFRESH_SECONDS = 60 * 60;
/** The length of an event with a time. An activity has a start only. */
const EVENT_DURATION_MS = 60 * 60 * 1000;
const SEQUENCE_START_MS = Date.parse('2020-01-01T00:00:00Z');

/** The SEQUENCE of an event, which must grow with every change: the seconds from 2020 to the latest change. */
const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - SEQUENCE_START_MS) / 1000));

/** Times are in UTC, so that the calendar needs no rules for daylight saving. */
const toEventData = (event: FeedEvent): ICalEventData => ({
  id: event.uid,
  ...(event.startsAt === null
    ? { allDay: true, start: event.day, end: addDays(event.day, 1) }
    : { start: event.startsAt, end: new Date(event.startsAt.getTime() + EVENT_DURATION_MS) }),
  summary: event.summary,
  description: event.description,
  location: event.location,
  url: event.url,
  status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  // TRANSPARENT: the event does not make its reader busy.
  transparency: ICalEventTransparency.TRANSPARENT,
  sequence: sequenceOf(event.updatedAt),
  stamp: event.updatedAt,
  lastModified: event.updatedAt,
});

/**
 * The library states the type of a URL, which is its default (RFC 5545, 3.8.4.6). Readers that keep a stated type, such as
 * node-ical, then give an object where they give a text otherwise.
 */
const URL_WITH_TYPE = 'URL;VALUE=URI:';

const FOOTER = 'END:VCALENDAR';

/** The start of the calendar, up to its first event. */
export const formatFeedHeader = (name: string): string =>
  ical({
    name,
    prodId: { company: 'Husrum', product: 'Kalender', language: 'SV' },
    ttl: REFRESH_SECONDS,
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
    .toString()
    .replace(FOOTER, '');

/** The longest line in bytes (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Breaks a line between characters, and starts each further line with a space. */
const foldLine = (line: string): string => {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
};

/**
 * Formats events as VEVENTs. The same events give the same text. Lines are folded here, because the library is ten times
 * slower at it, which matters for thousands of events.
 */
export const formatFeedEvents = (events: readonly FeedEvent[]): string => {
  const calendar = ical();
  const text = events.map((event) => calendar.createEvent(toEventData(event)).toString()).join('');
  return text.replaceAll(`\r\n${URL_WITH_TYPE}`, '\r\nURL:').split('\r\n').map(foldLine).join('\r\n');
};

export const FEED_FOOTER = `${FOOTER}\r\n`;
