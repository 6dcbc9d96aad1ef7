import { accountingRoutes } from '../accounting/accounting.routes';
import { accountingCustomerRoutes } from '../accounting-sync/accounting-customer.routes';
import { accountingTaskRoutes } from '../accounting-sync/accounting-task.routes';
import { invoiceActionRoutes } from '../accounting-sync/invoice-action.routes';
import { syncRoutes } from '../accounting-sync/sync.routes';
import { addonRoutes } from '../addon/addon.routes';
import { addressRoutes } from '../address/address.routes';
import { agreementRoutes } from '../agreement/agreement.routes';
import { announcementRoutes } from '../announcement/announcement.routes';
import { bankFileRoutes } from '../bank-file/bank-file.routes';
import { bookkeepingExportRoutes } from '../bookkeeping-export/bookkeeping-export.routes';
import { businessRoutes } from '../business/business.routes';
import { calendarRoutes } from '../calendar/calendar.routes';
import { companyRoutes } from '../company/company.routes';
import { creditRoutes } from '../credit/credit.routes';
import { economyRoutes } from '../economy/economy.routes';
import { entityRoutes } from '../entity/entity.routes';
import { eventRoutes } from '../event/event.routes';
import { fasdokRoutes } from '../fasdok/fasdok.routes';
import { fieldWorkRoutes } from '../field-work/field-work.routes';
import { fileRoutes } from '../file/file.routes';
import { forecastRoutes } from '../forecast/forecast.routes';
import { helpRoutes } from '../help/help.routes';
import { importRoutes } from '../import/import.routes';
import { integrationRoutes } from '../integration/integration.routes';
import { invoiceRoutes } from '../invoice/invoice.routes';
import { invoiceBatchRoutes } from '../invoice-batch/invoice-batch.routes';
import { invoiceRowRoutes } from '../invoice-row/invoice-row.routes';
import { invoiceSendingRoutes } from '../invoice-sending/invoice-sending.routes';
import { jobRunRoutes } from '../job-run/job-run.routes';
import { leaseRoutes } from '../lease/lease.routes';
import { leaseAddonRoutes } from '../lease-addon/lease-addon.routes';
import { maintenanceRoutes } from '../maintenance/maintenance.routes';
import { maintenanceTemplateRoutes } from '../maintenance-template/maintenance-template.routes';
import { membershipRoutes } from '../membership/membership.routes';
import { notificationRoutes } from '../notification/notification.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import type { Route } from '../platform/http/serve';
import { portalRoutes } from '../portal/portal.routes';
import { preferenceRoutes } from '../preference/preference.routes';
import { premadeReportRoutes } from '../premade-report/premade-report.routes';
import { proposedCreditRoutes } from '../proposed-credit/proposed-credit.routes';
import { receiptRoutes } from '../receipt/receipt.routes';
import { canaryMonitor } from '../release/canary-monitor';
import { releaseRoutes } from '../release/release.routes';
import { rentAdjustmentRoutes } from '../rent-adjustment/rent-adjustment.routes';
import { reportRoutes } from '../report/report.routes';
import { reportExportRoutes } from '../report-export/report-export.routes';
import { savedReportRoutes } from '../saved-report/saved-report.routes';
import { searchRoutes } from '../search/search.routes';
import { sessionRoutes } from '../session/session.routes';
import { signingRoutes } from '../signing/signing.routes';
import { statisticsRoutes } from '../statistics/statistics.routes';
import { statutoryInspectionRoutes } from '../statutory-inspection/statutory-inspection.routes';
import { telemetryRoutes } from '../telemetry/telemetry.routes';
import { tenantRoutes } from '../tenant/tenant.routes';
import { tenantMessageRoutes } from '../tenant-message/tenant-message.routes';
import { tenantPortalRoutes } from '../tenant-portal/tenant-portal.routes';
import { ticketRoutes } from '../ticket/ticket.routes';
import { unbilledPeriodRoutes } from '../unbilled-period/unbilled-period.routes';
import { userRoutes } from '../user/user.routes';

/** The routes of all calls. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...notificationRoutes,
  ...announcementRoutes,
  ...portalRoutes,
  ...preferenceRoutes,
  ...statisticsRoutes,
  ...onboardingRoutes,
  ...helpRoutes,
  ...companyRoutes,
  ...entityRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...addressRoutes,
  ...leaseRoutes,
  ...addonRoutes,
  ...leaseAddonRoutes,
  ...invoiceRoutes,
  ...invoiceSendingRoutes,
  ...invoiceActionRoutes,
  ...accountingCustomerRoutes,
  ...accountingTaskRoutes,
  ...syncRoutes,
  ...invoiceRowRoutes,
  ...invoiceBatchRoutes,
  ...creditRoutes,
  ...bankFileRoutes,
  ...economyRoutes,
  ...forecastRoutes,
  ...unbilledPeriodRoutes,
  ...rentAdjustmentRoutes,
  ...proposedCreditRoutes,
  ...jobRunRoutes,
  ...receiptRoutes,
  ...agreementRoutes,
  ...signingRoutes,
  ...fasdokRoutes,
  ...importRoutes,
  ...integrationRoutes,
  ...accountingRoutes,
  ...releaseRoutes,
  ...reportRoutes,
  ...reportExportRoutes,
  ...premadeReportRoutes,
  ...savedReportRoutes,
  ...searchRoutes,
  ...bookkeepingExportRoutes,
  ...businessRoutes,
  ...calendarRoutes,
  ...maintenanceRoutes,
  ...fieldWorkRoutes,
  ...maintenanceTemplateRoutes,
  ...membershipRoutes,
  ...tenantMessageRoutes,
  ...tenantPortalRoutes,
  ...tenantRoutes,
  ...ticketRoutes,
  ...statutoryInspectionRoutes,
  ...telemetryRoutes(canaryMonitor),
];
