import type { ReportDefinition } from '@husrum/contract/report';
import type { ExportFormat, ExportStatus } from '@husrum/contract/report-export';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, NullableTimestamp, Timestamp } from '../platform/db';

export interface ReportExportTables {
  report_export: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number | null;
    saved_report_id: ColumnType<number | null, number | null | undefined, number | null>;
    format: ExportFormat;
    status: Generated<ExportStatus>;
    definition: ColumnType<ReportDefinition, string, string>;
    filename: string;
    title: string;
    rows_done: Generated<number>;
    rows_total: ColumnType<number | null, number | null | undefined, number | null>;
    size: ColumnType<number | null, number | null | undefined, number | null>;
    file_key: ColumnType<string | null, string | null | undefined, string | null>;
    error: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
    finished_at: NullableTimestamp;
    expires_at: NullableTimestamp;
  };
}
