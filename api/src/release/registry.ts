import { createHash } from 'node:crypto';
import { type LiveRemote, liveRemote, type Manifest, type Registry } from '@husrum/contract';
import type { Database } from '../platform/db';
import type { Claims, Tokens } from '../platform/http/tokens';
import type { Settings } from '../platform/settings';
import { servedShell } from '../platform/web/shell';
import { buildsNamed, type StoredBuild } from './build.store';
import { type BuildPlace, isThere } from './build-files';
import { choicesFor, isRemoved } from './choice.rules';
import { pinsOf, standings } from './release.store';

/** What the registry is made of. */
export interface Builds extends BuildPlace {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly settings: Settings;
}

const chosenBuilds = (builds: Builds, caller: Claims | undefined) =>
  builds.db.system(async (tx) => {
    const all = await standings(tx);
    const pins = caller ? await pinsOf(tx, caller.billable.id) : new Map<string, string>();
    const chosen = all.map((standing) =>
      choicesFor(standing, caller && { userId: caller.sub, pin: pins.get(standing.remote) }).map(
        (choice) => ({ ...choice, remote: standing.remote }),
      ),
    );
    const named = await buildsNamed(
      tx,
      chosen.flat().map(({ build }) => build),
    );
    return {
      removed: all.filter(isRemoved).map(({ remote }) => remote),
      choices: chosen.map((choices) =>
        choices.flatMap(({ remote, build, chosen: why }) =>
          named
            .filter((one) => one.remote === remote && one.build === build)
            .map((found) => ({ ...found, why })),
        ),
      ),
    };
  });

type Chosen = StoredBuild & { readonly why: LiveRemote['chosen'] };

const firstThere = async (builds: Builds, choices: readonly Chosen[]): Promise<Chosen[]> => {
  for (const choice of choices) if (await isThere(builds, choice)) return [choice];
  return [];
};

/** The build of a remote that is everybody's. */
export const everybodysBuild = async (builds: Builds, name: string): Promise<Manifest | undefined> => {
  const { choices } = await chosenBuilds(builds, undefined);
  const ofRemote = choices.find(([first]) => first?.remote === name) ?? [];
  const [found] = await firstThere(builds, ofRemote);
  return found?.manifest;
};

export interface Told {
  readonly text: string;
  readonly etag: string;
}

/** Which build of each remote this caller gets. A remote without one is left out, and costs the others nothing. */
export const registryFor = async (builds: Builds, authorization: string | undefined): Promise<Told> => {
  const { choices, removed } = await chosenBuilds(builds, builds.tokens.readAny(authorization));
  const remotes = (await Promise.all(choices.map((ofRemote) => firstThere(builds, ofRemote)))).flat();
  const { root, sampleRate } = builds.settings;
  const tries = remotes.some(({ why }) => why !== 'default');
  const told: Registry = {
    shell: (await servedShell(root)).build,
    // Who tries a build tells of every visit: a tenth of a few users would be nothing to judge it by.
    sample: tries ? 1 : sampleRate,
    removed,
    remotes: remotes.map(({ manifest, why }) =>
      liveRemote.cast({ ...manifest, chosen: why }, { stripUnknown: true }),
    ),
  };
  const text = JSON.stringify(told);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
