import { refreshRequirements } from '@husrum/api-maintenance';
import { type Route, serve } from '@husrum/api-platform';
import { statisticsCalls } from '@husrum/contract/statistics';
import { countBadges } from './badge.store';
import { readStatistics } from './read-statistics';

export const statisticsRoutes: readonly Route[] = [
  serve(statisticsCalls.business, (_input, context) => readStatistics(context)),
  serve(statisticsCalls.badges, async (_input, { tx, clock }) => {
    await refreshRequirements(tx, clock.today());
    return countBadges(tx, clock.today());
  }),
];
