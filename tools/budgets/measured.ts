import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentManifest, presentRemotes, remoteDist, shellAssets, shellDist } from '@husrum/build';
import type { Sizes } from './budget.rules';
import { bytesOf, isKit, isOwn, type Modules, modulesIn } from './modules';

const assets = join(shellDist, 'assets');

/** The scripts of a bundle as it was last built here, by source; undefined for one that was not. */
export const builtModules = (bundle: string): Modules | undefined => {
  if (bundle === 'shell') return existsSync(assets) ? modulesIn(assets, shellAssets()) : undefined;
  const name = presentRemotes().find((remote) => remote === bundle);
  const build = name && currentManifest(name)?.build;
  return name && build ? modulesIn(join(remoteDist(name), build)) : undefined;
};

/** What was last built on this machine, of all bundles or of those that are named. */
export const measured = (named: readonly string[] = []): Sizes => {
  const isAsked = (bundle: string) => named.length === 0 || named.includes(bundle);
  const shell = isAsked('shell') ? builtModules('shell') : undefined;
  const remotes = presentRemotes()
    .filter(isAsked)
    .flatMap((name): [string, Record<string, number>][] => {
      const { entry, firstScreen } = currentManifest(name)?.sizes ?? {};
      return entry === undefined || firstScreen === undefined ? [] : [[name, { entry, firstScreen }]];
    });
  return {
    ...(shell ? { shell: { own: bytesOf(shell, isOwn), kit: bytesOf(shell, isKit) } } : {}),
    ...Object.fromEntries(remotes),
  };
};
