import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '@husrum/api-platform';
import type { ReportDefinition } from '@husrum/contract/report';
import type { ExportFormat, ExportStatus } from '@husrum/contract/report-export';
import type { ColumnType, Generated } from 'kysely';

export interface ReportExportTables {
  report_export: {
    id: Id;
    billable_id: AccountColumn;
    /** The user who started the export. It is null for an export that a schedule started. */
    user_id: number | null;
    /** The saved report whose schedule started the export. */
    saved_report_id: ColumnType<number | null, number | null | undefined, number | null>;
    format: ExportFormat;
    status: Generated<ExportStatus>;
    /** What the report shows. */
    definition: ColumnType<ReportDefinition, string, string>;
    /** The name of the file, with its extension. */
    filename: string;
    /** The heading of a PDF. */
    title: string;
    /** The number of rows that are written so far. */
    rows_done: Generated<number>;
    /** It is null until the rows are counted. */
    rows_total: ColumnType<number | null, number | null | undefined, number | null>;
    /** Bytes; null until the file is stored, like `file_key`. */
    size: ColumnType<number | null, number | null | undefined, number | null>;
    /** The key in the file store. */
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    /** Why the export failed, as the user sees it. */
    error: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
    /** When the export was done, failed or was cancelled. */
    finished_at: NullableTimestamp;
    /** When the export is deleted with its file. It is null until the file is stored. */
    expires_at: NullableTimestamp;
  };
}

declare global {
  interface DatabaseTables extends ReportExportTables {}
}
