import type { Route } from '@husrum/api-platform';
import { agreementRoutes } from './agreement/agreement.routes';
import { businessRoutes } from './business/business.routes';
import { fasdokRoutes } from './fasdok/fasdok.routes';
import { leaseRoutes } from './lease/lease.routes';
import { receiptRoutes } from './receipt/receipt.routes';
import { signingRoutes } from './signing/signing.routes';
import { tenantRoutes } from './tenant/tenant.routes';
import { tenantMessageRoutes } from './tenant-message/tenant-message.routes';
import { tenantPortalRoutes } from './tenant-portal/tenant-portal.routes';

/** The routes of all calls that this package answers. */
export const routes: readonly Route[] = [
  ...leaseRoutes,
  ...receiptRoutes,
  ...agreementRoutes,
  ...signingRoutes,
  ...fasdokRoutes,
  ...businessRoutes,
  ...tenantMessageRoutes,
  ...tenantPortalRoutes,
  ...tenantRoutes,
];
