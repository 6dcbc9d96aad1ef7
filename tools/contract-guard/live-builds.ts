import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentManifest, currentShell, presentRemotes, shellDist } from '@husrum/build';
import { manifest, urls, uses } from '@husrum/contract/manifest';
import { liveBuilds, releaseCalls } from '@husrum/contract/release';
import type { LiveBuild } from './change.rules';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What this machine serves: the builds that the pointers name, and the shell around them. */
export const localBuilds = (): LiveBuild[] => {
  const remotes = presentRemotes().flatMap((name) => currentManifest(name) ?? []);
  const recorded = join(shellDist, 'uses.json');
  if (!existsSync(recorded)) return remotes;
  const build = currentShell() ?? 'utan namn';
  return [{ name: 'shell', build, uses: uses.validateSync(json(recorded)) }, ...remotes];
};

const fetched = async (url: string): Promise<unknown> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} svarade ${answer.status}`);
  return answer.json();
};

/**
 * What a server somewhere gives to anybody, canaries and builds that accounts are held to among it, and what each build
 * says of itself. A remote that the contract here no longer names is live there all the same.
 */
export const buildsAt = async (origin: string): Promise<LiveBuild[]> => {
  const get = (path: string) => fetched(new URL(path, origin).href);
  const { shell, builds } = await liveBuilds.validate(await get(releaseCalls.live.path));
  const described = await Promise.all(
    builds.map(async ({ remote, build, chosen }) => {
      const file = await manifest
        .pick(['uses'])
        .validate(await get(urls.remote(remote, build, 'remote.json')));
      return { name: remote, build, chosen, uses: file.uses };
    }),
  );
  return [
    { name: 'shell', build: shell ?? origin, uses: await uses.validate(await get('/uses.json')) },
    ...described,
  ];
};
