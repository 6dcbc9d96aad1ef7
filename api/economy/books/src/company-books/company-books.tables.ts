import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { BooksEventKind } from '@husrum/contract/company-books';
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
