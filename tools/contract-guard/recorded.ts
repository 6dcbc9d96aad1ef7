import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uses } from '@husrum/contract/manifest';
import { root } from '../architecture/sources';
import type { LiveBuild } from './change.rules';
import { localBuilds } from './live-builds';
import { type Recorded, without, withRecorded, withUses } from './recorded.rules';

const file = join(root, 'shared/contract/uses.json');

/** In the repository, for a fresh clone has no build to ask. */
export const readUses = (): Recorded => {
  const all: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(all).map(([name, used]) => [name, uses.validateSync(used)]));
};

const write = (recorded: Recorded): void => writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);

/** What this machine knows to be live without asking a server. */
export const liveHere = (): LiveBuild[] => withRecorded(localBuilds(), readUses());

/** A server was asked: what it gives to anybody is all that is live. */
export const recordAnew = (builds: readonly LiveBuild[]): void => write(withUses({}, builds));

/** For a remote that is no more; where it stood, the shell tells that it is gone. */
export const forgetUses = (remote: string, noun: string): void => write(without(readUses(), remote, noun));

/**
 * Writes down what the builds of this machine use and nobody knew of, to be committed with the change that uses it;
 * continuous integration writes nothing and refuses it instead, or it would never be committed.
 */
export const holdUses = (): boolean => {
  const before = readUses();
  const now = withUses(before, localBuilds());
  if (JSON.stringify(now) === JSON.stringify(before)) return true;
  if (process.env.CI) {
    console.error(
      'Byggena använder mer av kontraktet än vad som är antecknat. Kör npm run budgets här hemma',
    );
    console.error('och lägg in shared/contract/uses.json.');
    return false;
  }
  write(now);
  return true;
};
