import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type Contract, mapParts, type Shape } from '@husrum/contract/compatibility';
import { root } from '../workspace';

/** A shape with the version of the contract in which it was added or last changed. */
interface VersionedShape {
  readonly since: number;
  readonly shape: Shape;
}

export interface AcceptedContract {
  readonly version: number;
  readonly snapshot: Readonly<Record<keyof Contract, Readonly<Record<string, VersionedShape>>>>;
}

const snapshotFile = 'shared/contract/contract.json';
const versionFile = 'shared/contract/src/manifest/version.ts';

const readFromDisk = (file: string) => readFileSync(join(root, file), 'utf8');
const readFromCommit = (file: string) => {
  const shown = spawnSync('git', ['show', `HEAD:${file}`], { cwd: root, maxBuffer: 100_000_000 });
  return shown.status === 0 ? shown.stdout.toString() : readFromDisk(file);
};

/** Reads the accepted contract from the disk, or from the last commit, so that all additions until the next commit share a version. */
export const readAccepted = (source: 'disk' | 'commit'): AcceptedContract => {
  const read = source === 'disk' ? readFromDisk : readFromCommit;
  const [, version] = /= (\d+);/.exec(read(versionFile)) ?? [];
  return { version: Number(version), snapshot: JSON.parse(read(snapshotFile)) };
};

const mapValues = <T, U>(table: Readonly<Record<string, T>>, map: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value, name)]));

export const toContract = ({ snapshot }: AcceptedContract): Contract =>
  mapParts((part) => mapValues(snapshot[part], ({ shape }) => shape));

/** Writes the current contract as the accepted one, with a new version if it has changed. Returns the version. */
export const acceptContract = (
  before: AcceptedContract,
  now: Contract,
  changes: readonly Change[],
): number => {
  const version = before.version + (changes.length > 0 ? 1 : 0);
  const isChanged = (part: string, name: string) =>
    changes.some((change) => change.part === part && change.name === name);
  const snapshot = mapParts((part) =>
    mapValues(now[part], (shape, name) => ({
      since: isChanged(part, name) ? version : (before.snapshot[part][name]?.since ?? version),
      shape,
    })),
  );
  writeFileSync(join(root, snapshotFile), `${JSON.stringify(snapshot, null, 2)}\n`);
  writeFileSync(join(root, versionFile), readFromDisk(versionFile).replace(/= \d+;/, `= ${version};`));
  return version;
};
