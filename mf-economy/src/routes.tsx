import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-economy', {
  'economy.overview': lazyModule(() => import('./runs/economy/economy-overview.screen')),
  'economy.unbilled': lazyModule(() => import('./runs/unbilled-period/unbilled-period.screen')),
  'economy.runs': lazyModule(() => import('./runs/job-run/job-run-overview.screen')),
  'economy.run': lazyModule(() => import('./runs/job-run/job-run-detail.screen')),
  'ledger.aged': lazyModule(() => import('./books/ledger/aged.screen')),
  'ledger.tenant': lazyModule(() => import('./books/ledger/tenant-ledger.screen')),
  'vatReport.overview': lazyModule(() => import('./books/vat-report/vat-report.screen')),
  'vatReport.invoices': lazyModule(() => import('./books/vat-report/vat-difference.screen')),
  'companyBooks.overview': lazyModule(() => import('./books/company-books/company-books.screen')),
  'companyBooks.settings': lazyModule(() => import('./books/company-books/books-settings.screen')),
  'voucher.overview': lazyModule(() => import('./books/voucher/voucher-overview.screen')),
  'deposit.overview': lazyModule(() => import('./payments/deposit/deposit-overview.screen')),
  'lateCharge.overview': lazyModule(() => import('./payments/late-charge/late-invoices.screen')),
  'lateCharge.charged': lazyModule(() => import('./payments/late-charge/late-charges.screen')),
  'lateCharge.settings': lazyModule(() => import('./payments/late-charge/late-charge-settings.screen')),
  'referenceRate.overview': lazyModule(() => import('./payments/reference-rate/reference-rates.screen')),
  'bankFile.overview': lazyModule(() => import('./payments/bank-file/bank-file-overview.screen')),
  'bankStatement.overview': lazyModule(
    () => import('./payments/bank-statement/bank-statement-overview.screen'),
  ),
  'bankFile.detail': lazyModule(() => import('./payments/bank-file/bank-file-detail.screen')),
  'accountingSync.divergences': lazyModule(
    () => import('./accounting/accounting-sync/divergence-overview.screen'),
  ),
  'invoice.overview': lazyModule(() => import('./invoicing/invoice/invoice-overview.screen')),
  'invoice.byStatus': lazyModule(() => import('./invoicing/invoice/invoice-by-status.screen')),
  'invoice.detail': lazyModule(() => import('./invoicing/invoice/invoice-detail.screen')),
  'addon.overview': lazyModule(() => import('./invoicing/addon/addon-overview.screen')),
  'addon.create': lazyModule(() => import('./invoicing/addon/addon-create.screen')),
  'addon.detail': lazyModule(() => import('./invoicing/addon/addon-detail.screen')),
  'addon.edit': lazyModule(() => import('./invoicing/addon/addon-edit.screen')),
  'indexRun.overview': lazyModule(() => import('./rents/index-run/index-run-overview.screen')),
  'indexRun.create': lazyModule(() => import('./rents/index-run/index-run-create.screen')),
  'indexRun.detail': lazyModule(() => import('./rents/index-run/index-run-detail.screen')),
  'indexValue.overview': lazyModule(() => import('./rents/index-value/index-value-overview.screen')),
  'rentAdjustment.overview': lazyModule(
    () => import('./invoicing/rent-adjustment/rent-adjustment-overview.screen'),
  ),
  'rentAdjustment.create': lazyModule(
    () => import('./invoicing/rent-adjustment/rent-adjustment-create.screen'),
  ),
});
