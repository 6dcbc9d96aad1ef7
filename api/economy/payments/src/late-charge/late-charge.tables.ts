import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { LateChargeBilling, LateChargeKind } from '@husrum/contract/late-charge';
import type { ColumnType, Generated } from 'kysely';
import type { InterestPart } from './late-days.rules';

export interface LateChargeTables {
  /** What a tenant owes because an invoice was paid late. Rows are only added, and withdrawn. */
  late_charge: {
    id: Id;
    billable_id: AccountColumn;
    /** The invoice that was paid late. */
    invoicebase_id: number;
    kind: LateChargeKind;
    amount_ore: number;
    /** Of interest: its days and its parts. */
    from_on: string | null;
    through_on: string | null;
    parts: ColumnType<readonly InterestPart[] | null, string | null, never>;
    /** The reminder that asked for it. */
    reminder_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
    withdrawn_at: NullableTimestamp;
    withdrawn_by: number | null;
    withdrawn_reason: string | null;
  };
  /** How a company charges tenants who are late. Without a row: as the defaults say. */
  late_charge_settings: {
    company_id: number;
    billable_id: AccountColumn;
    billing: Generated<LateChargeBilling>;
    /** Less interest than this is not charged. */
    min_interest_ore: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends LateChargeTables {}
}
