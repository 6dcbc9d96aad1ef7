import type { ServerPart } from '@husrum/api-platform';
import { agreementRoutes } from './agreement/agreement.routes';
import { businessRoutes } from './business/business.routes';
import { fasdokJobs } from './fasdok/fasdok.jobs';
import { fasdokRoutes } from './fasdok/fasdok.routes';
import { leaseRoutes } from './lease/lease.routes';
import { receiptRoutes } from './receipt/receipt.routes';
import { signingJobs } from './signing/signing.jobs';
import { signingRoutes } from './signing/signing.routes';
import { registerZignedWebhook } from './signing/zigned-webhook';
import { tenantRoutes } from './tenant/tenant.routes';
import { tenantMessageJobs } from './tenant-message/tenant-message.jobs';
import { tenantMessageRoutes } from './tenant-message/tenant-message.routes';
import { forgetInvites } from './tenant-portal/portal-invite.store';
import { tenantPortalJobs } from './tenant-portal/tenant-portal.jobs';
import { tenantPortalRoutes } from './tenant-portal/tenant-portal.routes';

export const part: ServerPart = {
  routes: [
    ...leaseRoutes,
    ...receiptRoutes,
    ...agreementRoutes,
    ...signingRoutes,
    ...fasdokRoutes,
    ...businessRoutes,
    ...tenantMessageRoutes,
    ...tenantPortalRoutes,
    ...tenantRoutes,
  ],
  jobs: [...tenantMessageJobs, ...tenantPortalJobs, ...signingJobs, ...fasdokJobs],
  serve: registerZignedWebhook,
  endAccess: forgetInvites,
};
