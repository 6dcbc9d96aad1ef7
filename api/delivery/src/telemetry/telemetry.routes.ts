import { type Route, servePublic } from '@husrum/api-platform';
import { telemetryCalls } from '@husrum/contract/telemetry';
import type { CanaryMonitor } from './canary-monitor';
import { receiveReports } from './receive-reports';

export const telemetryRoutes = (canaryMonitor: CanaryMonitor): readonly Route[] => [
  servePublic(telemetryCalls.report, ({ body }, context) => receiveReports(body, context, canaryMonitor)),
];
