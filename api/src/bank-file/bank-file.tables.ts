import type { BankFileFormat } from '@husrum/contract/bank-file';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, Timestamp } from '../platform/db';
import type { EntryReference } from './bank-entry.types';

export interface BankFileTables {
  bank_file: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    user_id: number | null;
    name: string;
    sha256: string;
    format: BankFileFormat;
    accounts: ColumnType<readonly string[], string | undefined, never>;
    withdrawals: Generated<number>;
    pending: Generated<number>;
    other_companies: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  bank_payment: {
    id: Id;
    billable_id: AccountColumn;
    file_id: number;
    company_id: number;
    position: number;
    key: string;
    part: Generated<number>;
    bank_reference: string | null;
    booked_on: string;
    amount_ore: number;
    currency: string;
    payer: string | null;
    refs: ColumnType<readonly EntryReference[], string | undefined, never>;
    message: string | null;
    is_reversal: Generated<boolean>;
    invoicebase_id: number | null;
    left_out: Generated<boolean>;
    payment_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
