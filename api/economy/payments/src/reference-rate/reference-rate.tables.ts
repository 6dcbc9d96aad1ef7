import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { ColumnType } from 'kysely';

export interface ReferenceRateTables {
  /** The reference rates that a business has typed. They come before those that the product knows. */
  reference_rate: {
    id: Id;
    billable_id: AccountColumn;
    /** The first day of the half-year. */
    valid_from: string;
    /** numeric: written as a number, read as text. */
    percent: ColumnType<string, number, number>;
    /** Where it was read. */
    note: string;
    user_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends ReferenceRateTables {}
}
