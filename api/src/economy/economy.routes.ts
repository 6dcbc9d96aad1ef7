import { calls } from '@husrum/contract';
import { type Route, serve } from '../platform/http';
import { billUnbilled } from './bill-unbilled';
import { listForecast } from './list-forecast';
import { countUnbilled, listUnbilled } from './list-unbilled';
import { projectIncome } from './project-income';
import { settleElsewhere } from './settle-elsewhere';
import { showStats } from './show-stats';

const { economy } = calls;

export const economyRoutes: readonly Route[] = [
  serve(economy.stats, (_input, work) => showStats(work)),
  serve(economy.projected, ({ query }, work) => projectIncome(work, query)),
  serve(economy.forecast, ({ query }, work) => listForecast(work, query)),
  serve(economy.unbilled, ({ query }, work) => listUnbilled(work, query)),
  serve(economy.unbilledCount, ({ query }, work) => countUnbilled(work, query)),
  serve(economy.billUnbilled, ({ body }, work) => billUnbilled(work, body)),
  serve(economy.billedElsewhere, ({ body }, work) => settleElsewhere(work, body)),
];
