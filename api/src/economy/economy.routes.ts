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
  serve(economyCalls.stats, (_input, context) => showStats(context)),
  serve(economyCalls.projected, ({ query }, context) => projectIncome(context, query)),
  serve(forecastCalls.list, ({ query }, context) => listForecast(context, query)),
  serve(unbilledPeriodCalls.list, ({ query }, context) => listUnbilled(context, query)),
  serve(unbilledPeriodCalls.count, ({ query }, context) => countUnbilled(context, query)),
  serve(unbilledPeriodCalls.createInvoices, ({ body }, context) => billUnbilled(context, body)),
  serve(unbilledPeriodCalls.markBilledElsewhere, ({ body }, context) => settleElsewhere(context, body)),
];
