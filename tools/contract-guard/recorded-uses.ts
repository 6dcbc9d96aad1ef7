import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentRemotes, readCurrentManifest, readCurrentShellBuild, shellDist } from '@husrum/build';
import {
  addUses,
  type LiveBuild,
  mergeLiveBuilds,
  type RecordedUses,
  removeUses,
} from '@husrum/contract/compatibility';
import { manifest, urls, uses } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { createClient } from '../servers/contract-client';
import { root } from '../workspace';

/** The file is in the repository, because a fresh clone has no builds to read. */
const usesFile = join(root, 'shared/contract/uses.json');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export const readUses = (): RecordedUses =>
  Object.fromEntries(
    Object.entries(readJson(usesFile)).map(([name, recorded]) => [name, uses.validateSync(recorded)]),
  );
const writeUses = (recorded: RecordedUses) =>
  writeFileSync(usesFile, `${JSON.stringify(recorded, null, 2)}\n`);

/** The newest builds on this machine. */
const readLocalBuilds = (): LiveBuild[] => {
  const shellUses = join(shellDist, 'uses.json');
  const shell = existsSync(shellUses)
    ? [{ name: 'shell', build: readCurrentShellBuild() ?? '', uses: uses.validateSync(readJson(shellUses)) }]
    : [];
  return [...shell, ...presentRemotes().flatMap((name) => readCurrentManifest(name) ?? [])];
};

/** What is known to be live without asking a server: recorded uses and the builds of this machine. */
export const readLocalLiveBuilds = (): LiveBuild[] => mergeLiveBuilds(readUses(), readLocalBuilds());

/** Every build that a server gives to any account, also of remotes that are no longer in the contract. */
export const fetchLiveBuilds = async (origin: string): Promise<LiveBuild[]> => {
  const get = async (path: string) => (await fetch(new URL(path, origin))).json();
  const { shell, builds } = await createClient(origin).call(releaseCalls.live, { params: {} });
  const remotes = builds.map(async ({ remote, build, chosen }): Promise<LiveBuild> => {
    const described = await get(urls.remote(remote, build, 'remote.json'));
    return { name: remote, build, chosen, uses: manifest.pick(['uses']).validateSync(described).uses };
  });
  const shellUses = uses.validateSync(await get('/uses.json'));
  return [{ name: 'shell', build: shell ?? origin, uses: shellUses }, ...(await Promise.all(remotes))];
};

/** Replaces the recorded uses with those of a server's live builds. */
export const replaceUses = (live: readonly LiveBuild[]): void => writeUses(addUses({}, live));

/** Removes a remote that no longer exists from the recorded uses. */
export const removeRecordedUses = (remote: string, noun: string): void =>
  writeUses(removeUses(readUses(), remote, noun));

/**
 * Records what the builds of this machine use, to be committed with the change. Returns false in continuous integration
 * when a use is not recorded: there, a changed file would never be committed.
 */
export const recordLocalUses = (): boolean => {
  const before = readUses();
  const now = addUses(before, readLocalBuilds());
  if (JSON.stringify(now) === JSON.stringify(before)) return true;
  if (process.env.CI) {
    console.error(
      'The builds use more of the contract than is recorded. Run npm run budgets on your machine\nand commit shared/contract/uses.json.',
    );
    return false;
  }
  writeUses(now);
  return true;
};
