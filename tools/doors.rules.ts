const isDoor = (path: string) => /^api\/.*\/src\/(index|testing)\.ts$/.test(path);
const folderOf = (path: string) => path.replace(/[^/]*$/, '');

/** The names in `{ a, type B, c as d }`, before and after `as`. */
const parseNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '')
    .map((name) => {
      const [original = '', renamed = original] = name.split(' as ');
      return { original, renamed };
    });

/** Each name that a door opens, with the file it comes from. */
const readDoor = (door: string, text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/([^']+)';/gm)].flatMap(
      ([, names = '', path]) =>
        parseNames(names).map(({ renamed }): [string, string] => [renamed, `${folderOf(door)}${path}.ts`]),
    ),
  );

/** The files that an import leads to: those behind the door of a package, or the imported file. Source: texts of files by path. */
export const resolveDoor = (
  { source, module, door }: { readonly source: string; readonly module: string; readonly door: string },
  readSource: (path: string) => string,
): string[] => {
  if (!isDoor(door) || !module.startsWith('@husrum/')) return [door];
  const opened = readDoor(door, readSource(door));
  const imports = [...readSource(source).matchAll(/(?:import|export) (?!type )\{([^}]*)\} from '([^']+)';/g)];
  const names = imports.flatMap(([, list = '', from]) => (from === module ? parseNames(list) : []));
  const files = names.flatMap(({ original }) => opened.get(original) ?? []);
  return files.length === 0 ? [door] : [...new Set(files)];
};
