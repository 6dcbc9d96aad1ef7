import type { Route } from '@husrum/api-platform';
import { accountingCustomerRoutes } from './accounting-sync/accounting-customer.routes';
import { accountingTaskRoutes } from './accounting-sync/accounting-task.routes';
import { invoiceActionRoutes } from './accounting-sync/invoice-action.routes';
import { syncRoutes } from './accounting-sync/sync.routes';
import { bookkeepingExportRoutes } from './bookkeeping-export/bookkeeping-export.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...invoiceActionRoutes,
  ...accountingCustomerRoutes,
  ...accountingTaskRoutes,
  ...syncRoutes,
  ...bookkeepingExportRoutes,
];
