import { addonRoutes } from './addon/addon.routes';
import { addressRoutes } from './address/address.routes';
import { agreementRoutes } from './agreement/agreement.routes';
import { settingRoutes } from './business/business.routes';
import { companyRoutes } from './company/company.routes';
import { economyRoutes } from './economy/economy.routes';
import { entityRoutes } from './entity/entity.routes';
import { eventRoutes } from './event/event.routes';
import { fileRoutes } from './file/file.routes';
import { invoiceRoutes } from './invoice/invoice.routes';
import { runRoutes } from './job-run/job-run.routes';
import { leaseRoutes } from './lease/lease.routes';
import { leaseAddonRoutes } from './lease-addon/lease-addon.routes';
import { notificationRoutes } from './notification/notification.routes';
import type { Route } from './platform/http/serve';
import { preferenceRoutes } from './preference/preference.routes';
import { receiptRoutes } from './receipt/receipt.routes';
import { releaseRoutes } from './release/release.routes';
import { rentAdjustmentRoutes } from './rent-adjustment/rent-adjustment.routes';
import { reportRoutes } from './report/report.routes';
import { searchRoutes } from './search/search.routes';
import { sessionRoutes } from './session/session.routes';
import { statisticsRoutes } from './statistics/statistics.routes';
import { telemetryRoutes } from './telemetry/telemetry.routes';
import { tenantRoutes } from './tenant/tenant.routes';
import { ticketRoutes } from './ticket/ticket.routes';

/** Every call the server answers, noun by noun. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...notificationRoutes,
  ...preferenceRoutes,
  ...statisticsRoutes,
  ...companyRoutes,
  ...entityRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...addressRoutes,
  ...leaseRoutes,
  ...addonRoutes,
  ...leaseAddonRoutes,
  ...invoiceRoutes,
  ...economyRoutes,
  ...rentAdjustmentRoutes,
  ...runRoutes,
  ...receiptRoutes,
  ...agreementRoutes,
  ...releaseRoutes,
  ...reportRoutes,
  ...searchRoutes,
  ...settingRoutes,
  ...tenantRoutes,
  ...ticketRoutes,
  ...telemetryRoutes,
];
