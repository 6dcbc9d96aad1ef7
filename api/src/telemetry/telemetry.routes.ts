import { telemetryCalls } from '@husrum/contract/telemetry';
import { type Route, servePublic } from '../platform/http';
import { receiveReports } from './receive-reports';

export const telemetryRoutes: readonly Route[] = [
  servePublic(telemetryCalls.report, ({ body }, context) => receiveReports(body, context)),
];
