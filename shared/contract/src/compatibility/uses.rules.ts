import type { Uses } from '../manifest';
import { type LiveBuild, mapParts } from './change.rules';

/** Bundle → what its live builds use of the contract. */
export type RecordedUses = Readonly<Record<string, Uses>>;

const noUses: Uses = mapParts(() => []);

/** Adds what builds use. Nothing is removed: a live build may use what a newer local build no longer uses. */
export const addUses = (recorded: RecordedUses, builds: readonly LiveBuild[]): RecordedUses => {
  const all = new Map(Object.entries(recorded));
  const union = (one: Uses, other: Uses): Uses =>
    mapParts((part) => [...new Set([...one[part], ...other[part]])].sort());
  for (const { name, uses = noUses } of builds) all.set(name, union(all.get(name) ?? noUses, uses));
  return Object.fromEntries([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Recorded uses and local builds as one live build for each bundle. */
export const mergeLiveBuilds = (recorded: RecordedUses, local: readonly LiveBuild[]): LiveBuild[] =>
  Object.entries(addUses(recorded, local)).map(([name, uses]) => ({
    name,
    build: local.find((build) => build.name === name)?.build ?? 'as recorded',
    uses,
  }));

/** Removes a remote, and the shell's uses of its routes and panels. The shell's uses of calls, and the uses of other remotes, stay. */
export const removeUses = (recorded: RecordedUses, remote: string, noun: string): RecordedUses => {
  const { [remote]: _, shell, ...others } = recorded;
  const withoutNoun = (names: readonly string[]) => names.filter((name) => !name.startsWith(`${noun}.`));
  return {
    ...others,
    ...(shell && {
      shell: { ...shell, routes: withoutNoun(shell.routes), panels: withoutNoun(shell.panels) },
    }),
  };
};
