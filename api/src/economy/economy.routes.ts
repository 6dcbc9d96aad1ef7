import { economyCalls } from '@husrum/contract/economy';
import { forecastCalls } from '@husrum/contract/forecast';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { type Route, serve } from '../platform/http';
import { billUnbilled } from './bill-unbilled';
import { listForecast } from './list-forecast';
import { countUnbilled, listUnbilled } from './list-unbilled';
import { projectIncome } from './project-income';
import { settleElsewhere } from './settle-elsewhere';
import { showStats } from './show-stats';

export const economyRoutes: readonly Route[] = [
  serve(economyCalls.stats, (_input, work) => showStats(work)),
  serve(economyCalls.projected, ({ query }, work) => projectIncome(work, query)),
  serve(forecastCalls.list, ({ query }, work) => listForecast(work, query)),
  serve(unbilledPeriodCalls.list, ({ query }, work) => listUnbilled(work, query)),
  serve(unbilledPeriodCalls.count, ({ query }, work) => countUnbilled(work, query)),
  serve(unbilledPeriodCalls.createInvoices, ({ body }, work) => billUnbilled(work, body)),
  serve(unbilledPeriodCalls.markBilledElsewhere, ({ body }, work) => settleElsewhere(work, body)),
];
