import { type Route, serve } from '@husrum/api-platform';
import { economyCalls } from '@husrum/contract/economy';
import { projectIncome } from './project-income';
import { readEconomyStats } from './read-economy-stats';

export const economyRoutes: readonly Route[] = [
  serve(economyCalls.statistics, (_input, context) => readEconomyStats(context)),
  serve(economyCalls.projectedIncome, ({ query }, context) => projectIncome(context, query)),
];
