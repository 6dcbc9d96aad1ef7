import type { ServerPart } from '@husrum/api-platform';
import { undecidedPaymentJobs } from './bank-file/undecided-payment.jobs';
import { economyRoutes } from './economy/economy.routes';
import { forecastRoutes } from './forecast/forecast.routes';
import { invoiceListRoutes } from './invoice/invoice-list.routes';
import { invoiceBatchRoutes } from './invoice-batch/invoice-batch.routes';
import { invoiceSendingRoutes } from './invoice-sending/invoice-sending.routes';
import { jobRunJobs } from './job-run/job-run.jobs';
import { jobRunRoutes } from './job-run/job-run.routes';
import { reminderJobs } from './reminder/reminder.jobs';
import { reminderRoutes } from './reminder/reminder.routes';
import { billedElsewhereRoutes } from './unbilled-period/billed-elsewhere.routes';
import { unbilledPeriodRoutes } from './unbilled-period/unbilled-period.routes';

export const part: ServerPart = {
  routes: [
    ...invoiceListRoutes,
    ...invoiceSendingRoutes,
    ...invoiceBatchRoutes,
    ...economyRoutes,
    ...forecastRoutes,
    ...jobRunRoutes,
    ...unbilledPeriodRoutes,
    ...billedElsewhereRoutes,
    ...reminderRoutes,
  ],
  jobs: [...jobRunJobs, ...undecidedPaymentJobs, ...reminderJobs],
};
