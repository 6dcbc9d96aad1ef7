import { statisticsCalls } from '@husrum/contract/statistics';
import { type Route, serve } from '../platform/http';
import { badgeCounts } from './badges.store';
import { showStatistics } from './show-statistics';

export const statisticsRoutes: readonly Route[] = [
  serve(statisticsCalls.billable, (_input, context) => showStatistics(context)),
  serve(statisticsCalls.badges, (_input, { tx, clock }) => badgeCounts(tx, clock.today())),
];
