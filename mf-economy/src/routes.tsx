import { definePages, lazyModule } from '@husrum/platform';

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-economy', {
  'economy.overview': lazyModule(() => import('./economy/economy-overview.screen')),
  'economy.unbilled': lazyModule(() => import('./unbilled-period/unbilled-period.screen')),
  'economy.runs': lazyModule(() => import('./job-run/job-run-overview.screen')),
  'economy.run': lazyModule(() => import('./job-run/job-run-detail.screen')),
  'bankFile.overview': lazyModule(() => import('./bank-file/bank-file-overview.screen')),
  'bankFile.detail': lazyModule(() => import('./bank-file/bank-file-detail.screen')),
  'accountingSync.divergences': lazyModule(() => import('./accounting-sync/divergence-overview.screen')),
  'invoice.overview': lazyModule(() => import('./invoice/invoice-overview.screen')),
  'invoice.byStatus': lazyModule(() => import('./invoice/invoice-by-status.screen')),
  'invoice.detail': lazyModule(() => import('./invoice/invoice-detail.screen')),
  'addon.overview': lazyModule(() => import('./addon/addon-overview.screen')),
  'addon.create': lazyModule(() => import('./addon/addon-create.screen')),
  'addon.detail': lazyModule(() => import('./addon/addon-detail.screen')),
  'addon.edit': lazyModule(() => import('./addon/addon-edit.screen')),
  'rentAdjustment.overview': lazyModule(() => import('./rent-adjustment/rent-adjustment-overview.screen')),
  'rentAdjustment.create': lazyModule(() => import('./rent-adjustment/rent-adjustment-create.screen')),
});
