import { definePages, lazyModule } from '@husrum/platform';

const leaseOverview = lazyModule(() => import('./lease/lease-overview.screen'));

/** The screen of each route. A route without a screen shows a "coming soon" page. */
export const pages = definePages('mf-leases', {
  'lease.overview': leaseOverview,
  'lease.byState': leaseOverview,
  'lease.create': lazyModule(() => import('./lease/lease-create.screen')),
  'lease.detail': lazyModule(() => import('./lease/lease-detail.screen')),
  'lease.edit': lazyModule(() => import('./lease/lease-edit.screen')),
  'lease.addTenant': lazyModule(() => import('./lease/add-tenant.screen')),
  'lease.addReceipt': lazyModule(() => import('./receipt/receipt-create.screen')),
  'contact.write': lazyModule(() => import('./tenant-message/tenant-message-write.screen')),
  'contact.message': lazyModule(() => import('./tenant-message/tenant-message-detail.screen')),
  'tenant.overview': lazyModule(() => import('./tenant/tenant-overview.screen')),
  'tenant.create': lazyModule(() => import('./tenant/tenant-create.screen')),
  'tenant.detail': lazyModule(() => import('./tenant/tenant-detail.screen')),
  'tenant.edit': lazyModule(() => import('./tenant/tenant-edit.screen')),
  'tenant.addAddress': lazyModule(() => import('./address/address-create.screen')),
});
