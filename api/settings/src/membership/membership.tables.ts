import type { AccountColumn, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { SubscriptionInvoice } from '@husrum/contract/membership';
import type { ColumnType, Generated } from 'kysely';

export interface MembershipTables {
  subscription: {
    billable_id: AccountColumn;
    /** The id of the customer at the payment provider. */
    customer_id: string;
    /** The provider's status of the subscription. It is null until the customer has one. */
    status: string | null;
    cancel_at_period_end: Generated<boolean>;
    has_payment_method: Generated<boolean>;
    trial_end: NullableTimestamp;
    current_period_end: NullableTimestamp;
    /** When we first read that a payment had failed. It is null when the subscription is not past due. */
    past_due_since: NullableTimestamp;
    invoices: ColumnType<SubscriptionInvoice[], string | undefined, string>;
    /** When the state was last read from the provider. */
    synced_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The webhook events of the payment provider that have been handled. The id is the provider's. */
  payment_event: { id: string; type: string; created_at: Timestamp };
}

declare global {
  interface DatabaseTables extends MembershipTables {}
}
