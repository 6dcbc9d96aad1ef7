import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-economy', {
  'economy.overview': lazyPart(() => import('./economy/economy-overview.screen')),
  'economy.unbilled': lazyPart(() => import('./unbilled-period/unbilled-period.screen')),
  'economy.runs': lazyPart(() => import('./job-run/job-run-overview.screen')),
  'economy.run': lazyPart(() => import('./job-run/job-run-detail.screen')),
  'invoice.overview': lazyPart(() => import('./invoice/invoice-overview.screen')),
  'invoice.byStatus': lazyPart(() => import('./invoice/invoice-by-status.screen')),
  'invoice.detail': lazyPart(() => import('./invoice/invoice-detail.screen')),
  'addon.overview': lazyPart(() => import('./addon/addon-overview.screen')),
  'addon.create': lazyPart(() => import('./addon/addon-create.screen')),
  'addon.detail': lazyPart(() => import('./addon/addon-detail.screen')),
  'addon.edit': lazyPart(() => import('./addon/addon-edit.screen')),
  'rentAdjustment.overview': lazyPart(() => import('./rent-adjustment/rent-adjustment-overview.screen')),
  'rentAdjustment.create': lazyPart(() => import('./rent-adjustment/rent-adjustment-create.screen')),
});
