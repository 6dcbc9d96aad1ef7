import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, type Uses } from '@husrum/contract/manifest';
import { root } from './paths';

type Snapshot = Readonly<Record<keyof Uses, Readonly<Record<string, { readonly since: number }>>>>;

const snapshot: Snapshot = JSON.parse(readFileSync(resolve(root, 'shared/contract/contract.json'), 'utf8'));

/**
 * The version of the contract that a build requires: that of the newest part that it uses. Newer parts that it does not
 * use are no requirement, so a team need not wait for a newer shell. A part that is not yet in contract.json counts
 * as the current version.
 */
export const requiredContractVersion = (uses: Uses): number =>
  Math.max(
    1,
    ...(['calls', 'events', 'routes', 'panels'] as const).flatMap((part) =>
      uses[part].map((name) => snapshot[part][name]?.since ?? CONTRACT_VERSION),
    ),
  );
