import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { BankFileFormat } from '@husrum/contract/bank-file';
import type { ColumnType, Generated } from 'kysely';
import type { EntryReference, UnreadableEntry } from './bank-entry.types';

export interface BankFileTables {
  bank_file: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    user_id: number | null;
    name: string;
    /** The hash of the bytes of the file. A company has each file once. */
    sha256: string;
    format: BankFileFormat;
    /** The accounts or giro numbers that were paid to, as in the file. */
    accounts: ColumnType<readonly string[], string | undefined, never>;
    /** The numbers of what is in the file and not stored: see `bankFileDetail` of the contract. */
    withdrawals: Generated<number>;
    pending: Generated<number>;
    other_companies: Generated<number>;
    unreadable: ColumnType<readonly UnreadableEntry[], string | undefined, never>;
    /** The bank of a CSV file whose header is known. */
    bank: string | null;
    /** The balances of a CSV file show that it lacks rows. */
    lacks_rows: Generated<boolean>;
    /** `key` of the header of a CSV file whose columns a user chose. */
    header_key: string | null;
    /** The key of its bytes in the file store. Null: they are not kept, or not any more. */
    file_key: string | null;
    /** When payments were last registered from it. */
    registered_at: ColumnType<string | null, never, string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  bank_payment: {
    id: Id;
    billable_id: AccountColumn;
    file_id: number;
    company_id: number;
    /** The order in the file, from 0. */
    position: number;
    /** A hash of `identity` in `NewBankPayment`: equal for the same payment in all files of the company. */
    key: string;
    /** From 1: a payment of several invoices is split into parts with one key. */
    part: Generated<number>;
    /** The account or giro number that was paid to, as in the file. Files that were read before it was stored have none. */
    account: string | null;
    /** The bank's own number of the payment. */
    bank_reference: string | null;
    booked_on: string;
    amount_ore: number;
    currency: string;
    payer: string | null;
    /** The account or giro number that the payment came from. */
    payer_account: string | null;
    refs: ColumnType<readonly EntryReference[], string | undefined, never>;
    message: string | null;
    /** Texts of other fields that may have the number of the invoice. */
    other_texts: ColumnType<readonly string[], string | undefined, never>;
    is_reversal: Generated<boolean>;
    /** It is the sum of a day from Bankgirot, whose parts are in another file. */
    is_day_sum: Generated<boolean>;
    /** The invoice that a user chose. */
    invoicebase_id: number | null;
    /** A user decided that the payment belongs to no invoice. */
    left_out: Generated<boolean>;
    /** Why, in the user's words. */
    aside_note: string | null;
    /** The payment of an invoice that it has become. It is null again when that payment is undone. */
    payment_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** What a user gives each invoice of a payment that they divided. */
  bank_payment_part: {
    id: Id;
    billable_id: AccountColumn;
    bank_payment_id: number;
    invoicebase_id: number;
    amount_ore: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends BankFileTables {}
}
