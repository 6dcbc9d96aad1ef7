import { statisticsCalls } from '@husrum/contract/statistics';
import { type Route, serve } from '../platform/http';
import { refreshRequirements } from '../statutory-inspection/stored-requirement.store';
import { countBadges } from './badge.store';
import { readStatistics } from './read-statistics';

export const statisticsRoutes: readonly Route[] = [
  serve(statisticsCalls.business, (_input, context) => readStatistics(context)),
  serve(statisticsCalls.badges, async (_input, { tx, clock }) => {
    await refreshRequirements(tx, clock.today());
    return countBadges(tx, clock.today());
  }),
];
