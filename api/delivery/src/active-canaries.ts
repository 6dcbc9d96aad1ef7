import type { Claims, Tx } from '@husrum/api-platform';
import { assignBuilds } from './assign-builds.rules';
import { listCurrentReleases, listPins } from './release.store';
import type { ActiveCanary } from './telemetry/canary-monitor';

/** The running canaries, with the builds that the user can have been assigned. Reports about other builds are ignored. */
export const listActiveCanaries = async (tx: Tx, { sub, billable }: Claims): Promise<ActiveCanary[]> => {
  const running = (await listCurrentReleases(tx)).flatMap(({ canary, ...release }) =>
    canary === null ? [] : [{ ...release, canary }],
  );
  if (running.length === 0) return [];
  const pins = await listPins(tx, billable.id);
  return running.map((release) => {
    const { id, remote, canary } = release;
    const assigned = assignBuilds(release, { userId: sub, pin: pins.get(remote) });
    return { id, remote, canaryBuild: canary, builds: assigned.map(({ build }) => build) };
  });
};
