import type { RentAdjustmentStatus } from '@husrum/contract/rent-adjustment';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db/platform.tables';

/** numeric: written as a number, read as text, so that no decimal is lost. */
type Decimal = ColumnType<string, number | string, number | string>;

export interface RentAdjustmentTables {
  rent_adjustment: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    rate: Decimal;
    addons: Generated<boolean>;
    scheduled_at: string | null;
    status: Generated<RentAdjustmentStatus>;
    executed_at: NullableTimestamp;
    effective_on: string | null;
    restores_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  rent_adjustment_effect: {
    id: Id;
    billable_id: AccountColumn;
    rent_adjustment_id: number;
    lease_id: number | null;
    entity_id: number | null;
    lease_addon_id: number | null;
    old_fee: Decimal;
    new_fee: Decimal;
    old_total_ore: Generated<number>;
    new_total_ore: Generated<number>;
    recalculated: Generated<number>;
    difference_ore: Generated<number>;
    supplement_id: number | null;
  };
  rent_adjustment_difference: {
    id: Id;
    billable_id: AccountColumn;
    effect_id: number;
    invoicebase_id: number;
    name: string;
    tax_rate: number;
    net_ore: number;
    explanation: string;
  };
}
