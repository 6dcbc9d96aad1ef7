import { definePages, lazyPart } from '@husrum/platform';

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-economy', {
  'invoicebase.overview': lazyPart(() => import('./invoicebase/invoicebase-overview.screen')),
  'invoicebase.byStatus': lazyPart(() => import('./invoicebase/invoicebase-by-status.screen')),
  'invoicebase.detail': lazyPart(() => import('./invoicebase/invoicebase-detail.screen')),
});
