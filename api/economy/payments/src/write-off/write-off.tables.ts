import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface WriteOffTables {
  /** What is written off of invoices as bad debts, and taken back. Rows are only added. */
  write_off: {
    id: Id;
    billable_id: AccountColumn;
    invoicebase_id: number;
    /** A payment recovers what it pays, and undoing it restores that. A user takes back the rest. */
    what: 'WRITTEN_OFF' | 'RECOVERED' | 'RESTORED' | 'TAKEN_BACK';
    /** Negative when it is recovered or taken back. */
    amount_ore: number;
    day: string;
    /** Of a write-off by a user. */
    reason: string | null;
    /** The payment that recovered it, and that was undone when it is restored. */
    payment_id: number | null;
    user_id: number | null;
    created_at: Timestamp;
  };
  /** What of it belongs to a VAT rate. */
  write_off_part: {
    id: Id;
    billable_id: AccountColumn;
    write_off_id: number;
    /** Percent. */
    tax_rate: number;
    base_ore: number;
    /** The VAT that comes back. Negative when it is owed again. */
    tax_ore: number;
  };
}

declare global {
  interface DatabaseTables extends WriteOffTables {}
}
