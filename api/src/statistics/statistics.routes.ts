import { calls } from '@husrum/contract';
import { type Route, serve } from '../platform/http';
import { badgeCounts } from './badges.store';
import { showStatistics } from './show-statistics';

export const statisticsRoutes: readonly Route[] = [
  serve(calls.stats.billable, (_input, work) => showStatistics(work)),
  serve(calls.stats.badges, (_input, { tx, clock }) => badgeCounts(tx, clock.today())),
];
