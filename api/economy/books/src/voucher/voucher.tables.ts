import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { TaxRate } from '@husrum/contract/core';
import type { VoucherKind } from '@husrum/contract/voucher';
import type { Generated } from 'kysely';

export interface JournalTables {
  /** What a money event changed. Rows are only added. */
  voucher: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number | null;
    tenant_id: number | null;
    kind: VoucherKind;
    /** What was booked: exactly one of these is set. */
    invoicebase_id: number | null;
    payment_id: number | null;
    allocation_id: number | null;
    rounding_id: number | null;
    payout_id: number | null;
    write_off_id: number | null;
    deposit_entry_id: number | null;
    /** Whether it takes back what was booked of the same event, because that belongs in other books. */
    is_reversal: Generated<boolean>;
    /** Whether nothing is on accounts yet, because income is booked when it is paid. */
    is_deferred: Generated<boolean>;
    /** The invoice whose income is booked: of INCOME, and only of that. */
    income_of: number | null;
    /** The accounting program that books it, too. Null: the company's own books, which its SIE file has. */
    book: AccountingName | null;
    event_day: string;
    /** The day on which it is booked: later than that of the event when its month was locked. */
    booked_on: string;
    registered_on: string;
    /** By how much the tenant owes more. */
    amount_ore: number;
    created_at: Timestamp;
  };
  voucher_line: {
    id: Id;
    billable_id: AccountColumn;
    voucher_id: number;
    account: number;
    /** Debit is positive. The lines of a voucher sum to 0. */
    ore: number;
    /** The rate of income and of VAT. Null on other lines, and on those of before it was kept. */
    tax_rate: TaxRate | null;
    cost_centre: string | null;
  };
  /** Marks of triggers: what has happened and is not in the journal yet. */
  unbooked_event: {
    id: Id;
    billable_id: AccountColumn;
    kind: 'INVOICE' | 'PAYMENT' | 'ALLOCATION' | 'ROUNDING' | 'PAYOUT' | 'WRITE_OFF' | 'DEPOSIT';
    source_id: number;
  };
}

declare global {
  interface DatabaseTables extends JournalTables {}
}
