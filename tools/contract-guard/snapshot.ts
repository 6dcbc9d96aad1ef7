import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../architecture/sources';
import { type Change, type Contract, parts } from './change.rules';
import type { Shape } from './shape.rules';

/** `since`: the version of the contract in which it came or last changed. */
interface Kept {
  readonly since: number;
  readonly shape: Shape;
}
export type Snapshot = Readonly<Record<keyof Contract, Readonly<Record<string, Kept>>>>;

const file = join(root, 'shared/contract/contract.json');
const versionFile = join(root, 'shared/contract/src/manifest/version.ts');

export const readSnapshot = (): Snapshot => JSON.parse(readFileSync(file, 'utf8'));

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

export const versionOf = (snapshot: Snapshot): number =>
  Math.max(1, ...parts.flatMap((part) => Object.values(snapshot[part]).map(({ since }) => since)));

/** Today's contract, with the next version for what differs. */
export const accepted = (before: Snapshot, now: Contract, differing: readonly Change[]): Snapshot => {
  const next = versionOf(before) + 1;
  const differs = (part: string, name: string) =>
    differing.some((change) => change.part === part && change.name === name);
  return byPart((part) =>
    each(now[part], (shape, name) => ({
      since: differs(part, name) ? next : (before[part][name]?.since ?? next),
      shape,
    })),
  );
};

export const writeSnapshot = (snapshot: Snapshot): void => {
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`);
  const version = readFileSync(versionFile, 'utf8').replace(/= \d+;/, `= ${versionOf(snapshot)};`);
  writeFileSync(versionFile, version);
};
