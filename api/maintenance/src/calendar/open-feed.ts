import { createHash } from 'node:crypto';
import {
  type FileResponse,
  NotModified,
  orNotFound,
  type PublicContext,
  requireMembership,
  splitIntoChunks,
  yieldToEventLoopBetween,
} from '@husrum/api-platform';
import { calendarCalls } from '@husrum/contract/calendar';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { mayCall } from '@husrum/contract/permission';
import { addMonths, compareDates } from '@husrum/format';
import { calendarTexts } from './calendar.texts';
import { type FeedOwner, findFeedOwner, recordFeedRead } from './calendar-feed.store';
import { type FeedEvent, toActivityEvent, toInspectionEvent, toMoveEvent } from './feed-events.rules';
import { readFeedSeed } from './feed-token';
import { FEED_FOOTER, formatFeedEvents, formatFeedHeader } from './ical-feed';
import { listDueInspections } from './list-due-inspections';
import { listMoves } from './move.store';
import { listScheduledMaintenance } from './scheduled-maintenance.store';

const MONTHS_BACK = 3;
const MONTHS_AHEAD = 18;
/** How many events are formatted before the event loop serves other requests. */
const EVENTS_AT_ONCE = 50;

/** Reads the events that the owner may see, from three months ago to 18 months ahead, by day. Records that the feed was read. */
const readFeedEvents = (
  { db, clock, settings }: Pick<PublicContext, 'db' | 'clock' | 'settings'>,
  owner: FeedOwner,
): Promise<FeedEvent[]> => {
  const today = clock.today();
  const window = { from: addMonths(today, -MONTHS_BACK), to: addMonths(today, MONTHS_AHEAD) };
  return db.forAccount(owner.businessId, async (tx) => {
    await recordFeedRead(tx, owner.userId);
    const moves = mayCall(owner.role, calendarCalls.listMoves) ? await listMoves(tx, window) : [];
    const activities = mayCall(owner.role, maintenanceCalls.list)
      ? await listScheduledMaintenance(tx, window)
      : [];
    const inspections = mayCall(owner.role, calendarCalls.listInspections)
      ? await listDueInspections({ tx, clock }, window)
      : [];
    return [
      ...moves.map((move) => toMoveEvent(move, settings.baseUrl)),
      ...activities.flatMap((activity) => toActivityEvent(activity, settings.baseUrl) ?? []),
      ...inspections.map((inspection) => toInspectionEvent(inspection, settings.baseUrl)),
    ].sort((a, b) => compareDates(a.day, b.day) || (a.uid < b.uid ? -1 : 1));
  });
};

const formatFeed = async (name: string, events: readonly FeedEvent[]): Promise<string> => {
  const chunks = splitIntoChunks(events, EVENTS_AT_ONCE);
  let text = formatFeedHeader(name);
  for await (const chunk of yieldToEventLoopBetween(chunks, 1)) text += formatFeedEvents(chunk);
  return text + FEED_FOOTER;
};

const etagOf = (name: string, events: readonly FeedEvent[]): string => {
  const hash = createHash('sha256').update(JSON.stringify([name, events]));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

/** The calendar of the user whose feed it is, as iCalendar; `NotModified` when the program already has this version. */
export const openFeed = async (
  context: PublicContext,
  token: string,
): Promise<FileResponse | NotModified> => {
  const { db, tokens, settings, ifNoneMatch } = context;
  const seed = orNotFound(readFeedSeed(tokens, token));
  const owner = orNotFound(await db.system((tx) => findFeedOwner(tx, seed)));
  requireMembership(owner, calendarCalls.openFeed, settings);
  const name = calendarTexts.feedName(owner.businessName);
  const events = await readFeedEvents(context, owner);
  // It is the hash of the events, because formatting the text takes long.
  const etag = etagOf(name, events);
  if (ifNoneMatch === etag) return new NotModified(etag);
  return {
    name: calendarTexts.fileName,
    mimetype: 'text/calendar; charset=utf-8',
    bytes: Buffer.from(await formatFeed(name, events)),
    inline: true,
    etag,
  };
};
