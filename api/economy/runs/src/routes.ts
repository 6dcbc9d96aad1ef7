import type { Route } from '@husrum/api-platform';
import { economyRoutes } from './economy/economy.routes';
import { forecastRoutes } from './forecast/forecast.routes';
import { invoiceBatchRoutes } from './invoice-batch/invoice-batch.routes';
import { jobRunRoutes } from './job-run/job-run.routes';
import { unbilledPeriodRoutes } from './unbilled-period/unbilled-period.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...invoiceBatchRoutes,
  ...economyRoutes,
  ...forecastRoutes,
  ...unbilledPeriodRoutes,
  ...jobRunRoutes,
];
