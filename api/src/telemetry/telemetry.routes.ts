import { telemetryCalls } from '@husrum/contract/telemetry';
import { type Route, serveOpen } from '../platform/http';
import { receiveReports } from './receive-reports';

export const telemetryRoutes: readonly Route[] = [
  serveOpen(telemetryCalls.report, ({ body }, work) => receiveReports(body, work)),
];
