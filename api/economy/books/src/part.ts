import type { ServerPart } from '@husrum/api-platform';
import { accountingCustomerRoutes } from './accounting-sync/accounting-customer.routes';
import { accountingTaskJobs } from './accounting-sync/accounting-task.jobs';
import { accountingTaskRoutes } from './accounting-sync/accounting-task.routes';
import { invoiceActionRoutes } from './accounting-sync/invoice-action.routes';
import { syncJobs } from './accounting-sync/sync.jobs';
import { syncRoutes } from './accounting-sync/sync.routes';
import { bookkeepingExportRoutes } from './bookkeeping-export/bookkeeping-export.routes';
import { companyBooksJobs } from './company-books/company-books.jobs';
import { companyBooksRoutes } from './company-books/company-books.routes';
import { ledgerRoutes } from './ledger/ledger.routes';
import { vatReportRoutes } from './vat-report/vat-report.routes';
import { bookAllUnbookedEvents } from './voucher/book-unbooked-events';
import { bookWhatExists } from './voucher/book-what-exists';
import { voucherRoutes } from './voucher/voucher.routes';

export const part: ServerPart = {
  routes: [
    ...invoiceActionRoutes,
    ...accountingCustomerRoutes,
    ...accountingTaskRoutes,
    ...syncRoutes,
    ...bookkeepingExportRoutes,
    ...ledgerRoutes,
    ...companyBooksRoutes,
    ...voucherRoutes,
    ...vatReportRoutes,
  ],
  jobs: [...accountingTaskJobs, ...syncJobs, ...companyBooksJobs],
  beforeCommit: bookAllUnbookedEvents,
  start: bookWhatExists,
};
