import { createHash } from 'node:crypto';
import { type LiveRemote, liveRemote, type Manifest, type Registry } from '@husrum/contract/manifest';
import type { Database, Tx } from '../platform/db';
import type { Claims, Tokens } from '../platform/http/tokens';
import type { Settings } from '../platform/settings';
import { servedShell } from '../platform/web/shell';
import type { Files } from '../ports/files/files';
import { keptAmong, type StoredBuild } from './build.store';
import { choicesFor, isRemoved, newestSpoken, speaks } from './choice.rules';
import { logOf, pinsOf, standings } from './release.store';
import { everLive } from './rollback.rules';

/** What the registry is made of. */
export interface Builds {
  readonly db: Database;
  readonly files: Files;
  readonly tokens: Tokens;
  readonly settings: Settings;
}

type Chosen = StoredBuild & { readonly chosen: LiveRemote['chosen'] };

interface Asking {
  readonly caller?: Claims | undefined;
  /** What the asking shell speaks; unknown of one that does not say. */
  readonly contract?: number | undefined;
}

/** The build of each remote that is given to whoever asks. A remote without one is left out, and costs the others nothing. */
const chosenBuilds = ({ db }: Pick<Builds, 'db'>, { caller, contract = Number.POSITIVE_INFINITY }: Asking) =>
  db.system(async (tx) => {
    const all = await standings(tx);
    const pins = caller ? await pinsOf(tx, caller.billable.id) : new Map<string, string>();
    const choices = all.flatMap((standing) =>
      choicesFor(standing, caller && { userId: caller.sub, pin: pins.get(standing.remote) }).map(
        (choice) => ({ ...choice, remote: standing.remote }),
      ),
    );
    const spoken = (await keptAmong(tx, choices)).filter(speaks(contract));
    const chosen: Chosen[] = [];
    for (const remote of new Set(choices.map((choice) => choice.remote))) {
      const best = spoken.find((one) => one.remote === remote);
      const found = best ?? (await earlierOf(tx, remote, contract));
      if (found) chosen.push(found);
    }
    return { removed: all.filter(isRemoved).map(({ remote }) => remote), chosen };
  });

/** For a shell that is too old for what is given out now: what everybody had before that. */
const earlierOf = async (tx: Tx, remote: string, contract: number): Promise<Chosen | undefined> => {
  const live = everLive(await logOf(tx, remote));
  const kept = await keptAmong(
    tx,
    live.map((build) => ({ remote, build })),
  );
  const found = newestSpoken(live, kept, contract);
  return found && { ...found, chosen: 'default' };
};

/** The build of a remote that is everybody's, in a shell that speaks this contract. */
export const everybodysBuild = async (
  builds: Builds,
  name: string,
  contract: number,
): Promise<Manifest | undefined> => {
  const { chosen } = await chosenBuilds(builds, { contract });
  return chosen.find(({ remote }) => remote === name)?.manifest;
};

export interface Told {
  readonly text: string;
  readonly etag: string;
}

/** Which build of each remote this caller gets, in the shell that asks. */
export const registryFor = async (
  builds: Builds,
  authorization: string | undefined,
  contract: number | undefined,
): Promise<Told> => {
  const caller = builds.tokens.readAny(authorization);
  const { chosen, removed } = await chosenBuilds(builds, { caller, contract });
  const { root, sampleRate } = builds.settings;
  const tries = chosen.some((one) => one.chosen !== 'default');
  const told: Registry = {
    shell: (await servedShell(root)).build,
    // Who tries a build tells of every visit: a tenth of a few users would be nothing to judge it by.
    sample: tries ? 1 : sampleRate,
    removed,
    remotes: chosen.map(({ manifest, chosen: why }) =>
      liveRemote.cast({ ...manifest, chosen: why }, { stripUnknown: true }),
    ),
  };
  const text = JSON.stringify(told);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
