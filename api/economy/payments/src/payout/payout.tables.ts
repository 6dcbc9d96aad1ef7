import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface PayoutTables {
  /** Credit that was paid back to a tenant. Rows are only added. */
  payout: {
    id: Id;
    billable_id: AccountColumn;
    tenant_id: number | null;
    company_id: number | null;
    /** Negative on an entry that undoes another. */
    amount_ore: number;
    /** Of an entry that undoes another, the day on which that was done. */
    paid_at: string;
    account: string | null;
    /** The payout that this entry undoes. */
    reverses_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
  };
  /** How much of the credit of a payment a payout took. Negative when it is undone. */
  payout_part: {
    id: Id;
    billable_id: AccountColumn;
    payout_id: number;
    payment_id: number;
    amount_ore: number;
  };
}

declare global {
  interface DatabaseTables extends PayoutTables {}
}
