import { type Route, serve, servePublic } from '@husrum/api-platform';
import { calendarCalls } from '@husrum/contract/calendar';
import { listDueInspections } from './list-due-inspections';
import { listMoves } from './move.store';
import { openFeed } from './open-feed';
import { readOwnFeed, renewOwnFeed, revokeOwnFeed } from './own-feed';

export const calendarRoutes: readonly Route[] = [
  serve(calendarCalls.listMoves, async ({ query }, { tx }) => ({ moves: await listMoves(tx, query) })),
  serve(calendarCalls.listInspections, async ({ query }, context) => ({
    inspections: await listDueInspections(context, query),
  })),
  serve(calendarCalls.feed, (_input, context) => readOwnFeed(context)),
  serve(calendarCalls.renewFeed, (_input, context) => renewOwnFeed(context)),
  serve(calendarCalls.revokeFeed, (_input, context) => revokeOwnFeed(context)),
  servePublic(calendarCalls.openFeed, ({ params }, context) => openFeed(context, params.token)),
];
