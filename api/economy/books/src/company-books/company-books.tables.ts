import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { BooksEventKind, IncomeKind } from '@husrum/contract/company-books';
import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import type { ColumnType, Generated } from 'kysely';
import type { BooksFault, BooksFigure } from './books-check.rules';

export interface CompanyBooksTables {
  /** The books of a company. A trigger makes the row with the company. */
  company_books: {
    company_id: number;
    billable_id: AccountColumn;
    /** The last day of the last locked month. Null: no month is locked. */
    locked_through: string | null;
    /** Whether a difference below a krona settles an invoice. */
    rounds_payments: Generated<boolean>;
    /** The first month of the fiscal year, 1–12. Null: not known. */
    fiscal_year_start: Generated<number | null>;
    voucher_series: Generated<string | null>;
    /** Whether income is booked when its month begins. */
    accrues: Generated<boolean>;
    /** The account of VAT that the landlord has chosen. Null: that of other VAT. */
    voluntary_vat_account: Generated<number | null>;
    /** The days of whose sent invoices income is booked when it is paid. Null: none, and no end. */
    cash_from: Generated<string | null>;
    cash_until: Generated<string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** What was done with the books, when and by whom. Rows are only added. */
  company_books_event: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    what: BooksEventKind;
    from_day: string | null;
    to_day: string | null;
    /** Why months were unlocked. */
    reason: string | null;
    user_id: number | null;
    at: Timestamp;
  };
  /** The account of income of a kind, of objects of a kind, or both. Null: of all kinds. */
  income_account: {
    id: Id;
    billable_id: AccountColumn;
    company_id: number;
    income: IncomeKind | null;
    object: EntityKind | null;
    tax_rate: TaxRate;
    account: number;
    name: string;
  };
  /** The cost centre of a house, or of another object that lies in none. */
  cost_centre: {
    entity_id: number;
    billable_id: AccountColumn;
    code: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** The last check of the books. */
  company_books_check: {
    company_id: number;
    billable_id: AccountColumn;
    figures: ColumnType<readonly BooksFigure[], string, string>;
    faults: ColumnType<readonly BooksFault[], string, string>;
    at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends CompanyBooksTables {}
}
