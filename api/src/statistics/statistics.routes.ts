import { statisticsCalls } from '@husrum/contract/statistics';
import { type Route, serve } from '../platform/http';
import { countBadges } from './badge.store';
import { readStatistics } from './read-statistics';

export const statisticsRoutes: readonly Route[] = [
  serve(statisticsCalls.business, (_input, context) => readStatistics(context)),
  serve(statisticsCalls.badges, (_input, { tx, clock }) => countBadges(tx, clock.today())),
];
