import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';

export interface BankStatementTables {
  bank_statement: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    file_id: number;
    /** The account, as in the file. */
    account: string;
    /** The first and the last day. */
    from_on: string;
    to_on: string;
    /** The booked balances before the first day and after the last one. */
    opening_ore: number;
    closing_ore: number;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends BankStatementTables {}
}
