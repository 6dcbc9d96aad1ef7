import type { ServerPart } from '@husrum/api-platform';
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
    ...bookkeepingExportRoutes,
    ...ledgerRoutes,
    ...companyBooksRoutes,
    ...voucherRoutes,
    ...vatReportRoutes,
  ],
  jobs: companyBooksJobs,
  beforeCommit: bookAllUnbookedEvents,
  start: bookWhatExists,
};
