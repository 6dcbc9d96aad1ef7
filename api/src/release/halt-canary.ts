import type { Tx } from '../platform/db';
import { comparedSince } from '../telemetry/report.store';
import { reasonToHalt, VISITS_OF_ONE } from './canary.rules';
import type { CanaryPart } from './canary-part';
import { insertRelease, lockedStanding } from './release.store';

const none = { visits: 0, failed: 0 };

/** Called when errors of it are reported: a canary that fails more than what it is to replace is stopped at once. */
export const haltIfFailing = async (tx: Tx, { id, remote, canary }: CanaryPart): Promise<void> => {
  const standing = await lockedStanding(tx, remote);
  if (standing?.id !== id) return;
  const health = await comparedSince(tx, { since: standing.at, remote, ofOne: VISITS_OF_ONE });
  const of = (build: string | null) => health.find((one) => one.build === build) ?? none;
  const reason = reasonToHalt(of(canary), of(standing.build));
  if (reason === undefined) return;
  await insertRelease(tx, {
    ...{ remote, action: 'halt', from_build: standing.build, build: standing.build },
    ...{ canary: null, share: null, by: 'Husrum', reason: `${canary}: ${reason}` },
  });
};
