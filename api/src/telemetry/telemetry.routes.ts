import { calls } from '@husrum/contract';
import { type Route, serveOpen } from '../platform/http';

export const telemetryRoutes: readonly Route[] = [serveOpen(calls.telemetry.report, async () => undefined)];
