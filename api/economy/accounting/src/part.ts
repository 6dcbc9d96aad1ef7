import type { ServerPart } from '@husrum/api-platform';
import { accountingCustomerRoutes } from './accounting-sync/accounting-customer.routes';
import { accountingTaskJobs } from './accounting-sync/accounting-task.jobs';
import { accountingTaskRoutes } from './accounting-sync/accounting-task.routes';
import { invoiceActionRoutes } from './accounting-sync/invoice-action.routes';
import { syncJobs } from './accounting-sync/sync.jobs';
import { syncRoutes } from './accounting-sync/sync.routes';

export const part: ServerPart = {
  routes: [...invoiceActionRoutes, ...accountingCustomerRoutes, ...accountingTaskRoutes, ...syncRoutes],
  jobs: [...accountingTaskJobs, ...syncJobs],
};
