import type { ReportKind } from '@husrum/contract/telemetry';
import type { Id, Stamp } from '../platform/db';

export interface TelemetryTables {
  browser_report: {
    id: Id;
    remote: string;
    build: string;
    kind: ReportKind;
    trace: string;
    /** Of a visit that a canary is compared by: a mark of who it was. */
    sender: string | null;
    message: string | null;
    stack: string | null;
    ms: number | null;
    at: Stamp;
  };
}
