import type { ReportKind } from '@husrum/contract';
import type { Id, Stamp } from '../platform/db';

export interface TelemetryTables {
  browser_report: {
    id: Id;
    remote: string;
    build: string;
    kind: ReportKind;
    trace: string;
    signed_in: boolean;
    message: string | null;
    stack: string | null;
    ms: number | null;
    at: Stamp;
  };
}
