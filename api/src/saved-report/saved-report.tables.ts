import type { ReportDefinition } from '@husrum/contract/report';
import type { ExportFormat } from '@husrum/contract/report-export';
import type { ReportSchedule } from '@husrum/contract/saved-report';
import type { ColumnType, Generated } from 'kysely';
import type { AccountColumn, Id, Timestamp } from '../platform/db';

export interface SavedReportTables {
  saved_report: {
    id: Id;
    billable_id: AccountColumn;
    user_id: number | null;
    name: string;
    is_shared: Generated<boolean>;
    definition: ColumnType<ReportDefinition, string, string>;
    schedule: ColumnType<ReportSchedule | null, ReportSchedule | null | undefined, ReportSchedule | null>;
    day: ColumnType<number | null, number | null | undefined, number | null>;
    format: Generated<ExportFormat>;
    /** The day on which the schedule was set. */
    scheduled_on: ColumnType<string | null, string | null | undefined, string | null>;
    last_sent_on: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  saved_report_recipient: { billable_id: AccountColumn; saved_report_id: number; user_id: number };
}
