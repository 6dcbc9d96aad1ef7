import type { SubscriptionInvoice } from '@husrum/contract/membership';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, NullableTimestamp, Timestamp } from '../platform/db';

export interface MembershipTables {
  subscription: {
    billable_id: AccountColumn;
    customer_id: string;
    status: string | null;
    cancel_at_period_end: Generated<boolean>;
    has_payment_method: Generated<boolean>;
    trial_end: NullableTimestamp;
    current_period_end: NullableTimestamp;
    past_due_since: NullableTimestamp;
    invoices: ColumnType<SubscriptionInvoice[], string | undefined, string>;
    synced_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  payment_event: { id: string; type: string; created_at: Timestamp };
}
