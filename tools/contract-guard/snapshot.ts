import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/sources';
import type { Change, Contract } from './change.rules';
import type { Shape } from './shape.rules';

/** `since`: the version of the contract in which it came or last changed. */
interface Kept {
  readonly since: number;
  readonly shape: Shape;
}
export type Snapshot = Readonly<
  Record<keyof Contract, Readonly<Record<string, Kept>>> & { readonly version: number }
>;

const path = 'shared/contract/contract.json';
const file = join(root, path);
const versionFile = join(root, 'shared/contract/src/manifest/version.ts');

export const readSnapshot = (): Snapshot => JSON.parse(readFileSync(file, 'utf8'));

/** What is committed: several additions before a commit are one version, and one that is taken back is none. */
export const committedSnapshot = (): Snapshot => {
  const shown = spawnSync('git', ['show', `HEAD:${path}`], { cwd: root, maxBuffer: 100_000_000 });
  return shown.status === 0 ? JSON.parse(shown.stdout.toString()) : readSnapshot();
};

const each = <T, U>(table: Readonly<Record<string, T>>, make: (one: T, name: string) => U) =>
  Object.fromEntries(Object.entries(table).map(([name, one]) => [name, make(one, name)]));

const byPart = <T>(make: (part: keyof Contract) => T): Record<keyof Contract, T> => ({
  calls: make('calls'),
  events: make('events'),
  routes: make('routes'),
  panels: make('panels'),
});

export const contractOf = (snapshot: Snapshot): Contract =>
  byPart((part) => each(snapshot[part], ({ shape }) => shape));

/** Today's contract, with the next version for what differs. */
export const accepted = (before: Snapshot, now: Contract, differing: readonly Change[]): Snapshot => {
  const version = before.version + (differing.length > 0 ? 1 : 0);
  const differs = (part: string, name: string) =>
    differing.some((change) => change.part === part && change.name === name);
  return {
    version,
    ...byPart((part) =>
      each(now[part], (shape, name) => ({
        since: differs(part, name) ? version : (before[part][name]?.since ?? version),
        shape,
      })),
    ),
  };
};

export const writeSnapshot = (snapshot: Snapshot): void => {
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  const version = readFileSync(versionFile, 'utf8').replace(/= \d+;/, `= ${snapshot.version};`);
  writeFileSync(versionFile, version);
};
