import { calls } from '@husrum/contract';
import { type Route, serveOpen } from '../platform/http';
import { receiveReports } from './receive-reports';

export const telemetryRoutes: readonly Route[] = [
  serveOpen(calls.telemetry.report, ({ body }, work) => receiveReports(body, work)),
];
