import type { Id, Timestamp } from '@husrum/api-platform';
import type { BrowserReportKind } from '@husrum/contract/telemetry';

export interface TelemetryTables {
  browser_report: {
    id: Id;
    remote: string;
    build: string;
    kind: BrowserReportKind;
    /** The id of the page visit. */
    trace: string;
    /** A pseudonym of the user, for visits that count for a canary. */
    sender: string | null;
    message: string | null;
    stack: string | null;
    /** The load time in milliseconds, for `timing`. */
    ms: number | null;
    /** When the server received the report. */
    at: Timestamp;
  };
}

declare global {
  interface DatabaseTables extends TelemetryTables {}
}
