import type { CanaryMonitor } from '@husrum/api-settings';
import { listActiveCanaries } from './active-canaries';
import { stopCanaryIfFailing } from './stop-failing-canary';

export const canaryMonitor: CanaryMonitor = { listActiveCanaries, stopCanaryIfFailing };
