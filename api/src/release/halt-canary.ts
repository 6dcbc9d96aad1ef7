import type { Tx } from '../platform/db';
import { healthSince } from '../telemetry/report.store';
import { reasonToHalt } from './canary.rules';
import { insertRelease, lockedStanding, standings } from './release.store';

const none = { visits: 0, failed: 0 };

const haltFailing = async (tx: Tx, remote: string, canary: string): Promise<void> => {
  const standing = await lockedStanding(tx, remote);
  if (standing?.canary !== canary) return;
  const health = await healthSince(tx, { since: standing.at, remote, signedInOnly: true });
  const of = (build: string | null) => health.find((one) => one.build === build) ?? none;
  const reason = reasonToHalt(of(canary), of(standing.build));
  if (reason === undefined) return;
  await insertRelease(tx, {
    ...{ remote, action: 'halt', from_build: standing.build, build: standing.build },
    ...{ canary: null, share: null, by: 'Husrum', reason: `${canary}: ${reason}` },
  });
};

/** Called when errors are reported: a canary that fails more than what it is to replace is stopped at once. */
export const haltFailingCanaries = async (
  tx: Tx,
  reports: readonly { readonly remote: string; readonly build: string }[],
): Promise<void> => {
  if (reports.length === 0) return;
  for (const { remote, canary } of await standings(tx)) {
    if (canary !== null && reports.some((report) => report.remote === remote && report.build === canary))
      await haltFailing(tx, remote, canary);
  }
};
