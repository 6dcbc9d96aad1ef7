import { calls } from '@husrum/contract';
import { type Route, serve } from '../platform/http';
import { projectIncome } from './project-income';
import { showStats } from './show-stats';

export const economyRoutes: readonly Route[] = [
  serve(calls.economy.stats, (_input, work) => showStats(work)),
  serve(calls.economy.projected, (_input, work) => projectIncome(work)),
];
