import type { AddonTables } from './addon/addon.tables';
import type { AgreementTables } from './agreement/agreement.tables';
import type { SettingTables } from './business/business.tables';
import type { CompanyTables } from './company/company.tables';
import type { EntityTables } from './entity/entity.tables';
import type { EventTables } from './event/event.tables';
import type { FileTables } from './file/file.tables';
import type { InvoiceTables } from './invoice/invoice.tables';
import type { RunTables } from './job-run/job-run.tables';
import type { LeaseTables } from './lease/lease.tables';
import type { LeaseAddonTables } from './lease-addon/lease-addon.tables';
import type { PlatformTables } from './platform/db/platform.tables';
import type { PreferenceTables } from './preference/preference.tables';
import type { ReceiptTables } from './receipt/receipt.tables';
import type { ReleaseTables } from './release/release.tables';
import type { RentAdjustmentTables } from './rent-adjustment/rent-adjustment.tables';
import type { SearchTables } from './search/search.tables';
import type { SessionTables } from './session/session.tables';
import type { TelemetryTables } from './telemetry/telemetry.tables';
import type { TenantTables } from './tenant/tenant.tables';
import type { TicketTables } from './ticket/ticket.tables';

/** Every table of the product. A noun declares its own in `<noun>.tables.ts` and is added here. */
export interface DB
  extends PlatformTables,
    SessionTables,
    AddonTables,
    AgreementTables,
    CompanyTables,
    EntityTables,
    EventTables,
    FileTables,
    InvoiceTables,
    LeaseAddonTables,
    LeaseTables,
    PreferenceTables,
    ReceiptTables,
    ReleaseTables,
    RentAdjustmentTables,
    RunTables,
    SearchTables,
    SettingTables,
    TelemetryTables,
    TenantTables,
    TicketTables {}
