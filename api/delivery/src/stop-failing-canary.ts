import type { Tx } from '@husrum/api-platform';
import { canaryStopReason, MAX_VISITS_PER_USER } from './canary.rules';
import { insertRelease, lockCurrentRelease } from './release.store';
import type { ActiveCanary } from './telemetry/canary-monitor';
import { listCanaryHealth } from './telemetry/report.store';

const NO_VISITS = { visits: 0, failed: 0 };

/** Stops a canary that fails more often than the current build. It is called when errors of it are reported. */
export const stopCanaryIfFailing = async (
  tx: Tx,
  { id, remote, canaryBuild }: ActiveCanary,
): Promise<void> => {
  const current = await lockCurrentRelease(tx, remote);
  if (current?.id !== id) return;
  const health = await listCanaryHealth(tx, {
    since: current.at,
    remote,
    maxVisitsPerUser: MAX_VISITS_PER_USER,
  });
  const visitsOf = (build: string | null) => health.find((one) => one.build === build) ?? NO_VISITS;
  const reason = canaryStopReason(visitsOf(canaryBuild), visitsOf(current.build));
  if (reason === undefined) return;
  await insertRelease(tx, {
    ...{ remote, action: 'halt', from_build: current.build, build: current.build },
    ...{ canary: null, share: null, by: 'Husrum', reason: `${canaryBuild}: ${reason}` },
  });
};
