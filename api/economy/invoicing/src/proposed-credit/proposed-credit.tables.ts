import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { CreditDecision } from '@husrum/contract/proposed-credit';

export interface ProposedCreditTables {
  proposed_credit: {
    id: Id;
    billable_id: AccountColumn;
    lease_id: number;
    invoicebase_id: number;
    /** The first and last of the invoice's days that are outside the lease. */
    start: string;
    stop: string;
    /** What the days cost too much, with VAT, before partial credits. */
    amount_ore: number;
    /** What there is to pay for the days inside the lease, with VAT. */
    left_ore: number;
    /** It is null until somebody decides. */
    decision: CreditDecision | null;
    decided_at: NullableTimestamp;
    /** Who decided. */
    user_id: number | null;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends ProposedCreditTables {}
}
