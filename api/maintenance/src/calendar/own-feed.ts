import { problem, type RequestContext } from '@husrum/api-platform';
import { type CalendarFeed, calendarCalls } from '@husrum/contract/calendar';
import { buildPath } from '@husrum/contract/core';
import { calendarTexts } from './calendar.texts';
import { deleteFeed, findOwnFeed, saveFeed } from './calendar-feed.store';
import { createFeedToken, createSeed } from './feed-token';

/** The user's own feed, null when there is none. */
export const readOwnFeed = async ({
  tx,
  account,
  settings,
  tokens,
}: RequestContext): Promise<{ feed: CalendarFeed | null }> => {
  const feed = await findOwnFeed(tx, account.userId);
  if (feed === undefined) return { feed: null };
  const { seed, created_at, read_at } = feed;
  const path = buildPath(calendarCalls.openFeed.path, { token: createFeedToken(tokens, seed) });
  return { feed: { url: settings.baseUrl + path, created_at, read_at } };
};

/** Creates the user's feed, or replaces its secret address. */
export const renewOwnFeed = async (context: RequestContext): Promise<{ feed: CalendarFeed | null }> => {
  await saveFeed(context.tx, context.account.userId, createSeed());
  return readOwnFeed(context);
};

export const revokeOwnFeed = async ({ tx, account }: RequestContext): Promise<{ message: string }> => {
  if (!(await deleteFeed(tx, account.userId))) throw problem('notFound');
  return { message: calendarTexts.revoked };
};
