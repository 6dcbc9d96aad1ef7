import { definePages, lazyPart } from '@husrum/platform';

const leases = lazyPart(() => import('./lease/lease-overview.screen'));

/** Which screen stands at which of our routes; one that is left out says that it is coming. */
export const pages = definePages('mf-leases', {
  'lease.overview': leases,
  'lease.byState': leases,
  'lease.create': lazyPart(() => import('./lease/lease-create.screen')),
  'lease.detail': lazyPart(() => import('./lease/lease-detail.screen')),
  'lease.edit': lazyPart(() => import('./lease/lease-edit.screen')),
  'lease.addTenant': lazyPart(() => import('./lease/add-tenant.screen')),
  'lease.addReceipt': lazyPart(() => import('./receipt/receipt-create.screen')),
  'tenant.overview': lazyPart(() => import('./tenant/tenant-overview.screen')),
  'tenant.create': lazyPart(() => import('./tenant/tenant-create.screen')),
  'tenant.detail': lazyPart(() => import('./tenant/tenant-detail.screen')),
  'tenant.edit': lazyPart(() => import('./tenant/tenant-edit.screen')),
  'tenant.addAddress': lazyPart(() => import('./address/address-create.screen')),
});
