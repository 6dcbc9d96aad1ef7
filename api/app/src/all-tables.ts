import type { AccountingTables } from '../accounting/accounting.tables';
import type { AddonTables } from '../addon/addon.tables';
import type { AddressTables } from '../address/address.tables';
import type { AgreementTables } from '../agreement/agreement.tables';
import type { AnnouncementTables } from '../announcement/announcement.tables';
import type { BankFileTables } from '../bank-file/bank-file.tables';
import type { CalendarTables } from '../calendar/calendar.tables';
import type { CompanyTables } from '../company/company.tables';
import type { EntityTables } from '../entity/entity.tables';
import type { EventTables } from '../event/event.tables';
import type { FasdokTables } from '../fasdok/fasdok.tables';
import type { FileTables } from '../file/file.tables';
import type { ImportTables } from '../import/import.tables';
import type { IntegrationTables } from '../integration/integration.tables';
import type { InvoiceTables } from '../invoice/invoice.tables';
import type { JobRunTables } from '../job-run/job-run.tables';
import type { LeaseTables } from '../lease/lease.tables';
import type { LeaseAddonTables } from '../lease-addon/lease-addon.tables';
import type { MaintenanceTables } from '../maintenance/maintenance.tables';
import type { MaintenanceTemplateTables } from '../maintenance-template/maintenance-template.tables';
import type { MembershipTables } from '../membership/membership.tables';
import type { NotificationTables } from '../notification/notification.tables';
import type { OnboardingTables } from '../onboarding/onboarding.tables';
import type { PaymentTables } from '../payment/payment.tables';
import type { PortalTables } from '../portal/portal.tables';
import type { PreferenceTables } from '../preference/preference.tables';
import type { ProposedCreditTables } from '../proposed-credit/proposed-credit.tables';
import type { ReceiptTables } from '../receipt/receipt.tables';
import type { ReleaseTables } from '../release/release.tables';
import type { RentAdjustmentTables } from '../rent-adjustment/rent-adjustment.tables';
import type { ReportExportTables } from '../report-export/report-export.tables';
import type { SavedReportTables } from '../saved-report/saved-report.tables';
import type { SearchTables } from '../search/search.tables';
import type { SessionTables } from '../session/session.tables';
import type { SigningTables } from '../signing/signing.tables';
import type { StatutoryInspectionTables } from '../statutory-inspection/statutory-inspection.tables';
import type { TelemetryTables } from '../telemetry/telemetry.tables';
import type { TenantTables } from '../tenant/tenant.tables';
import type { TenantMessageTables } from '../tenant-message/tenant-message.tables';
import type { TenantPortalTables } from '../tenant-portal/tenant-portal.tables';
import type { TicketTables } from '../ticket/ticket.tables';

/**
 * The tables of all nouns. A noun declares its own in `<noun>.tables.ts` and is added here. Declaration merging makes them
 * known to every `Tx`, so that `platform` imports no noun.
 */
declare module '../platform/db/tables' {
  interface DB
    extends SessionTables,
      AccountingTables,
      AddonTables,
      AddressTables,
      AgreementTables,
      AnnouncementTables,
      BankFileTables,
      CalendarTables,
      CompanyTables,
      EntityTables,
      EventTables,
      FasdokTables,
      FileTables,
      ImportTables,
      IntegrationTables,
      InvoiceTables,
      LeaseAddonTables,
      LeaseTables,
      PaymentTables,
      MaintenanceTables,
      MaintenanceTemplateTables,
      MembershipTables,
      NotificationTables,
      OnboardingTables,
      PortalTables,
      PreferenceTables,
      ProposedCreditTables,
      ReceiptTables,
      ReleaseTables,
      RentAdjustmentTables,
      ReportExportTables,
      SavedReportTables,
      JobRunTables,
      SearchTables,
      SigningTables,
      StatutoryInspectionTables,
      TenantMessageTables,
      TenantPortalTables,
      TelemetryTables,
      TenantTables,
      TicketTables {}
}
