import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { IndexSeries } from '@husrum/contract/agreement';
import type { ColumnType } from 'kysely';

export interface IndexValueTables {
  /** An index number of October that a business has typed. */
  index_value: {
    id: Id;
    billable_id: AccountColumn;
    series: IndexSeries;
    /** The year of the October. */
    year: number;
    /** A column of type numeric. It is read as text, so that no decimal is lost. */
    value: ColumnType<string, number | string, number | string>;
    /** Where the user found it. */
    note: string;
    user_id: number | null;
    created_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends IndexValueTables {}
}
