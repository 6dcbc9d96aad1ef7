import type { Linked, Modules, Spot } from './modules';

const begins = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((key, at) => path[at] === key);

/** One is read with the other: `texts` with `texts.title`, and the other way. */
const isReadWith = (one: readonly string[], other: readonly string[]): boolean =>
  begins(one, other) || begins(other, one);

const usersIn = (modules: Modules) => {
  const users = new Map<string, { readonly part: Linked; readonly path: readonly string[] }[]>();
  for (const part of [...modules.values()].flat())
    for (const { file, path } of part.uses) users.set(file, [...(users.get(file) ?? []), { part, path }]);
  return ({ file, path }: Spot): Linked[] =>
    (users.get(file) ?? []).filter((user) => isReadWith(user.path, path)).map(({ part }) => part);
};

/** Every part that would not be the same without what has changed; it leads no further than to where `isEnd` says so. */
export const reachedFrom = (
  changed: readonly Spot[],
  modules: Modules,
  isEnd: (part: Linked) => boolean,
): ReadonlySet<Linked> => {
  const usersOf = usersIn(modules);
  const found = new Set(
    changed.flatMap((spot) => {
      const there = (modules.get(spot.file) ?? []).filter(({ path }) => begins(path, spot.path));
      return there.length > 0 ? there : usersOf(spot);
    }),
  );
  for (const part of found) if (!isEnd(part)) for (const user of usersOf(part)) found.add(user);
  return found;
};
