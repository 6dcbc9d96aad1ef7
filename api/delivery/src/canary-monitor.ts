import { listActiveCanaries } from './active-canaries';
import { stopCanaryIfFailing } from './stop-failing-canary';
import type { CanaryMonitor } from './telemetry/canary-monitor';

export const canaryMonitor: CanaryMonitor = { listActiveCanaries, stopCanaryIfFailing };
