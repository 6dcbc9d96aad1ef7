import type { CanaryMonitor } from '../telemetry/canary-monitor';
import { listActiveCanaries } from './active-canaries';
import { stopCanaryIfFailing } from './stop-failing-canary';

export const canaryMonitor: CanaryMonitor = { listActiveCanaries, stopCanaryIfFailing };
