import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-economy', {
  'economy.overview': lazyPart(() => import('./economy/economy-overview.screen')),
  'economy.unbilled': lazyPart(() => import('./unbilled-period/unbilled.screen')),
  'economy.runs': lazyPart(() => import('./job-run/run-overview.screen')),
  'economy.run': lazyPart(() => import('./job-run/run-detail.screen')),
  'invoicebase.overview': lazyPart(() => import('./invoice/invoicebase-overview.screen')),
  'invoicebase.byStatus': lazyPart(() => import('./invoice/invoicebase-by-status.screen')),
  'invoicebase.detail': lazyPart(() => import('./invoice/invoicebase-detail.screen')),
  'addon.overview': lazyPart(() => import('./addon/addon-overview.screen')),
  'addon.create': lazyPart(() => import('./addon/addon-create.screen')),
  'addon.detail': lazyPart(() => import('./addon/addon-detail.screen')),
  'addon.edit': lazyPart(() => import('./addon/addon-edit.screen')),
  'rentadjustment.overview': lazyPart(() => import('./rent-adjustment/rentadjustment-overview.screen')),
  'rentadjustment.create': lazyPart(() => import('./rent-adjustment/rentadjustment-create.screen')),
});
