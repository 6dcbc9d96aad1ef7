import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION, type Uses } from '@husrum/contract/manifest';
import { root } from './layout';

type Snapshot = Readonly<Record<keyof Uses, Readonly<Record<string, { readonly since: number }>>>>;

const snapshot: Snapshot = JSON.parse(readFileSync(resolve(root, 'shared/contract/contract.json'), 'utf8'));

/**
 * The version of the contract that a build needs: that of the newest thing it names. What has been added since holds
 * nobody up, so a team need not wait for the shell that brings it. What is not accepted yet is of today's version.
 */
export const versionOf = (uses: Uses): number =>
  Math.max(
    1,
    ...(['calls', 'events', 'routes', 'panels'] as const).flatMap((part) =>
      uses[part].map((name) => snapshot[part][name]?.since ?? CONTRACT_VERSION),
    ),
  );
