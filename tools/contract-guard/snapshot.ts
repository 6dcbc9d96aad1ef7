import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/sources';
import { byPart, type Change, type Contract } from './change.rules';
import type { Shape } from './shape.rules';

/** `since`: the version of the contract in which it came or last changed. */
interface Kept {
  readonly since: number;
  readonly shape: Shape;
}
export type Snapshot = Readonly<Record<keyof Contract, Readonly<Record<string, Kept>>>>;

export interface Accepted {
  readonly version: number;
  readonly snapshot: Snapshot;
}

const path = 'shared/contract/contract.json';
const versionPath = 'shared/contract/src/manifest/version.ts';

const onDisk = (file: string) => readFileSync(join(root, file), 'utf8');
const read = (from: (file: string) => string): Accepted => ({
  version: Number(/= (\d+);/.exec(from(versionPath))?.[1]),
  snapshot: JSON.parse(from(path)),
});

export const acceptedHere = (): Accepted => read(onDisk);

/** As committed: several additions before a commit are one version, and one that is taken back is none. */
export const acceptedBefore = (): Accepted =>
  read((file) => {
    const shown = spawnSync('git', ['show', `HEAD:${file}`], { cwd: root, maxBuffer: 100_000_000 });
    return shown.status === 0 ? shown.stdout.toString() : onDisk(file);
  });

const each = <T, U>(table: Readonly<Record<string, T>>, make: (one: T, name: string) => U) =>
  Object.fromEntries(Object.entries(table).map(([name, one]) => [name, make(one, name)]));

export const contractOf = (snapshot: Snapshot): Contract =>
  byPart((part) => each(snapshot[part], ({ shape }) => shape));

/** Today's contract, with the next version for what differs. */
export const accept = (before: Accepted, now: Contract, differing: readonly Change[]): Accepted => {
  const version = before.version + (differing.length > 0 ? 1 : 0);
  const differs = (part: string, name: string) =>
    differing.some((change) => change.part === part && change.name === name);
  const snapshot = byPart((part) =>
    each(now[part], (shape, name) => ({
      since: differs(part, name) ? version : (before.snapshot[part][name]?.since ?? version),
      shape,
    })),
  );
  return { version, snapshot };
};

export const write = ({ version, snapshot }: Accepted): void => {
  writeFileSync(join(root, path), `${JSON.stringify(snapshot, null, 2)}\n`);
  writeFileSync(join(root, versionPath), onDisk(versionPath).replace(/= \d+;/, `= ${version};`));
};
