import { telemetryCalls } from '@husrum/contract/telemetry';
import { type Route, servePublic } from '../platform/http';
import type { CanaryMonitor } from './canary-monitor';
import { receiveReports } from './receive-reports';

export const telemetryRoutes = (canaryMonitor: CanaryMonitor): readonly Route[] => [
  servePublic(telemetryCalls.report, ({ body }, context) => receiveReports(body, context, canaryMonitor)),
];
