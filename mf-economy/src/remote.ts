import { definePanels, lazyPart, pageApplication } from '@husrum/platform';
import { pages } from './routes';

/** What the shell takes from here: the pages, and the panels that other domains place in theirs. */
export const application = pageApplication(pages);

export const panels = definePanels('mf-economy', {
  'lease.invoices': lazyPart(() => import('./invoice/lease-invoices.panel')),
  'lease.forecast': lazyPart(() => import('./forecast/lease-forecast.panel')),
  'lease.addons': lazyPart(() => import('./lease-addon/lease-addons.panel')),
  'tenant.invoices': lazyPart(() => import('./invoice/tenant-invoices.panel')),
  'entity.adjustments': lazyPart(() => import('./rent-adjustment/entity-adjustments.panel')),
  'dashboard.projection': lazyPart(() => import('./economy/projection.panel')),
  'dashboard.collected': lazyPart(() => import('./economy/collected.panel')),
});
