import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { ImportResult } from '@husrum/contract/import';
import type { ColumnType } from 'kysely';
import type { ImportCell } from './import-cell.rules';

/** The cells of a sheet, from its first row on. */
export type ImportTable = ImportCell[][];

export interface ImportTables {
  import: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number | null;
    /** The name of the file. */
    name: string;
    /** The cells of the file. It is null when the import has been carried out: they contain personal data. */
    cells: ColumnType<ImportTable | null, string, string | null>;
    /** The answer of the finished import. */
    result: ColumnType<ImportResult | null, string | null | undefined, string | null>;
    finished_at: NullableTimestamp;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends ImportTables {}
}
