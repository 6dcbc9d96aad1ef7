import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';

export interface PaymentPromiseTables {
  /** What a tenant has promised to pay of an invoice, or a note about it. Rows are only added. */
  payment_promise: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    /** It is null on a note without a promise. */
    promised_on: string | null;
    /** Null: all that is left. */
    amount_ore: number | null;
    note: string | null;
    /** What was left to pay when it was promised. */
    left_ore: number;
    user_id: number | null;
    created_at: Timestamp;
    withdrawn_at: NullableTimestamp;
    withdrawn_by: number | null;
  };
}

declare global {
  interface DatabaseTables extends PaymentPromiseTables {}
}
