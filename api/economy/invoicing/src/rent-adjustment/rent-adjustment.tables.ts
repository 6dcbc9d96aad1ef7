import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { RentAdjustmentStatus } from '@husrum/contract/rent-adjustment';
import type { ColumnType, Generated } from 'kysely';

/** A column of type numeric. It is read as text, so that no decimal is lost. */
type Decimal = ColumnType<string, number | string, number | string>;

export interface RentAdjustmentTables {
  rent_adjustment: {
    id: Id;
    billable_id: AccountColumn;
    entity_id: number;
    /** Percent. */
    rate: Decimal;
    /** Whether it changes add-ons, too. */
    addons: Generated<boolean>;
    /** The day of execution. It is null for an adjustment that was executed without one. */
    scheduled_at: string | null;
    status: Generated<RentAdjustmentStatus>;
    executed_at: NullableTimestamp;
    /** The first day of the new rents. It is null until it is executed. */
    effective_on: string | null;
    /** The adjustment that this one restores. */
    restores_id: number | null;
    /** The only lease that it is for, of an index clause. Null: all leases of the object. */
    lease_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** What an adjustment did to one lease, one entity's asking rent, or one add-on of a lease. */
  rent_adjustment_effect: {
    id: Id;
    billable_id: AccountColumn;
    rent_adjustment_id: number;
    lease_id: number | null;
    entity_id: number | null;
    lease_addon_id: number | null;
    old_fee: Decimal;
    new_fee: Decimal;
    /** The rent of a whole payment interval; 0 for an entity or an add-on. */
    old_total_ore: Generated<number>;
    new_total_ore: Generated<number>;
    /** The number of unsent invoices that it recalculated. */
    recalculated: Generated<number>;
    /** What the sent invoices lacked at the execution. `effectDifferenceOre` is what they lack now. */
    difference_ore: Generated<number>;
    /** The invoice for the difference, even if it is cancelled or credited now. */
    supplement_id: number | null;
  };
  /** A row by which a sent invoice differs from the new terms. */
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

declare global {
  interface DatabaseTables extends RentAdjustmentTables {}
}
