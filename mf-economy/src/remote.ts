import { createRemoteApplication, definePanels, lazyModule } from '@husrum/platform';
import { pages } from './routes';

/** Entry point for the shell: the pages of this remote and the panels it offers to other remotes' pages. */
export const application = createRemoteApplication(pages);

export const panels = definePanels('mf-economy', {
  'lease.invoices': lazyModule(() => import('./invoicing/invoice/lease-invoices.panel')),
  'lease.forecast': lazyModule(() => import('./runs/forecast/lease-forecast.panel')),
  'lease.addons': lazyModule(() => import('./invoicing/lease-addon/lease-addons.panel')),
  'lease.deposits': lazyModule(() => import('./payments/deposit/lease-deposits.panel')),
  'tenant.deposits': lazyModule(() => import('./payments/deposit/tenant-deposits.panel')),
  'tenant.invoices': lazyModule(() => import('./invoicing/invoice/tenant-invoices.panel')),
  'entity.adjustments': lazyModule(() => import('./invoicing/rent-adjustment/entity-rent-adjustments.panel')),
  'dashboard.projection': lazyModule(() => import('./runs/economy/projection.panel')),
  'dashboard.collected': lazyModule(() => import('./runs/economy/payments-received.panel')),
});
