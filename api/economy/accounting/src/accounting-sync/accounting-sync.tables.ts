import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { DivergenceDecision, DivergenceField } from '@husrum/contract/accounting-sync';

export interface AccountingSyncTables {
  /** A payment, or a part of one, that is registered on an invoice here and in the program: a shared payment. */
  accounting_payment: {
    id: Id;
    billable_id: AccountColumn;
    integration_id: number;
    /** The program's own key of the payment. */
    service_id: string;
    invoicebase_id: number;
    /** Our payment. Null when it was undone here. */
    payment_id: number | null;
    /** 0 when the payment was removed in the program. */
    amount_ore: number;
    paid_at: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  accounting_divergence: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    field: DivergenceField;
    /** The values as in `FoundDivergence`: öre, a date, or `YES` or `NO`. */
    ours: string;
    theirs: string;
    /** The program's key of the payment or credit invoice that differs. */
    service_id: string | null;
    /** Null until a user decides. */
    decision: DivergenceDecision | null;
    user_id: number | null;
    decided_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends AccountingSyncTables {}
}
