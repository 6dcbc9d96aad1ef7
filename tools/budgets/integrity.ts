import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentManifest,
  presentRemotes,
  remoteDist,
  remoteFaults,
  shellAssets,
  shellDist,
  shellFaults,
} from '@husrum/build';

const faultsOf = (bundle: string): string[] => {
  if (bundle === 'shell')
    return existsSync(join(shellDist, 'index.html')) ? shellFaults(shellDist, shellAssets()) : [];
  const name = presentRemotes().find((remote) => remote === bundle);
  const build = name && currentManifest(name)?.build;
  return name && build ? remoteFaults(join(remoteDist(name), build)) : [];
};

/** Whether browsers would run what was last built on this machine, of all bundles or of those that are named. */
export const holdIntegrity = (named: readonly string[]): boolean => {
  const bundles = named.length > 0 ? named : ['shell', ...presentRemotes()];
  const faults = bundles.flatMap((bundle) => faultsOf(bundle).map((fault) => `${bundle}: ${fault}`));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
};
