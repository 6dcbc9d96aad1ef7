import type { LiveBuilds } from '@husrum/contract';
import type { OpenWork } from '../platform/http';
import { servedShell } from '../platform/web/shell';
import { buildsNamed } from './build.store';
import { choicesOfAll } from './choice.rules';
import { pinnedBuilds, standings } from './release.store';

/** What whoever changes the contract must not break: what any account can be given now, and says nothing of which. */
export const listLive = async (work: Pick<OpenWork, 'db' | 'settings'>): Promise<LiveBuilds> => {
  const { chosen, known } = await work.db.system(async (tx) => {
    const chosen: LiveBuilds['builds'] = [];
    for (const standing of await standings(tx)) {
      const pins = await pinnedBuilds(tx, standing.remote);
      const { remote } = standing;
      chosen.push(...choicesOfAll(standing, pins).map((choice) => ({ remote, ...choice })));
    }
    const names = chosen.map(({ build }) => build);
    return { chosen, known: await buildsNamed(tx, names) };
  });
  const there = chosen.filter((one) =>
    known.some(({ remote, build }) => remote === one.remote && build === one.build),
  );
  return { shell: (await servedShell(work.settings.root)).build, builds: there };
};
