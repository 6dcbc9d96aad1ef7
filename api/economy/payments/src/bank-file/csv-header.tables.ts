import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { ColumnType } from 'kysely';

export interface CsvHeaderTables {
  /** The columns that a user chose for a header of CSV files, by their positions from 0. */
  csv_header: {
    id: Id;
    billable_id: AccountColumn;
    /** A hash of the titles. */
    key: string;
    titles: ColumnType<readonly string[], string, string>;
    day_column: number;
    amount_column: number;
    text_column: number;
    reference_column: number | null;
    payer_column: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends CsvHeaderTables {}
}
