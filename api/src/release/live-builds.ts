import type { Manifest } from '@husrum/contract/manifest';
import type { Tx } from '../platform/db';
import { keptAmong } from './build.store';
import { type Chosen, choicesOfAll } from './choice.rules';
import { pinnedBuilds, standings } from './release.store';

export type LiveBuild = Chosen & { readonly remote: string; readonly manifest: Manifest };

/** What any account can be given now: what everybody has, canaries, and builds that accounts are held to. */
export const liveBuilds = async (tx: Tx): Promise<LiveBuild[]> => {
  const chosen: (Chosen & { remote: string })[] = [];
  for (const standing of await standings(tx)) {
    const pins = await pinnedBuilds(tx, standing.remote);
    chosen.push(...choicesOfAll(standing, pins).map((one) => ({ ...one, remote: standing.remote })));
  }
  return keptAmong(tx, chosen);
};
