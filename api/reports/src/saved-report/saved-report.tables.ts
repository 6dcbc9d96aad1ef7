import type { AccountColumn, Id, Timestamp } from '@husrum/api-platform';
import type { ReportDefinition } from '@husrum/contract/report';
import type { ExportFormat } from '@husrum/contract/report-export';
import type { ReportSchedule } from '@husrum/contract/saved-report';
import type { ColumnType, Generated } from 'kysely';

export interface SavedReportTables {
  saved_report: {
    id: Id;
    billable_id: AccountColumn;
    /** The user who saved the report. */
    user_id: number | null;
    name: string;
    is_shared: Generated<boolean>;
    /** What the report shows. */
    definition: ColumnType<ReportDefinition, string, string>;
    /** How often the report is mailed. It is null if it is not, and then `day` and `scheduled_on` are null, too. */
    schedule: ColumnType<ReportSchedule | null, ReportSchedule | null | undefined, ReportSchedule | null>;
    /** The day of the schedule: 1 to 7 from Monday, or the day of the month. */
    day: ColumnType<number | null, number | null | undefined, number | null>;
    /** The format of the mailed file. */
    format: Generated<ExportFormat>;
    /** The day on which the schedule was set. */
    scheduled_on: ColumnType<string | null, string | null | undefined, string | null>;
    /** The day of the latest scheduled export. It is null after the schedule was set anew. */
    last_sent_on: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  saved_report_recipient: { billable_id: AccountColumn; saved_report_id: number; user_id: number };
}

declare global {
  interface DatabaseTables extends SavedReportTables {}
}
