const IMPORT = String.raw`lazyModule\(\s*\(\) => import\(\s*'([^']+)',?\s*\),?\s*\)`;
const entry = new RegExp(String.raw`^ {2}'([\w.]+)':\s*(?:${IMPORT}|(\w+)),$`, 'gm');
const named = new RegExp(String.raw`^const (\w+) = ${IMPORT};$`, 'gm');

/** Route → the import of its screen, read from the source of a remote's src/routes.tsx. */
export const parseScreens = (routesFile: string): ReadonlyMap<string, string> => {
  const byName = new Map(
    [...routesFile.matchAll(named)].map(([, name = '', request = '']) => [name, request]),
  );
  return new Map(
    [...routesFile.matchAll(entry)].flatMap(([, route = '', request, name = '']): [string, string][] => {
      const imported = request ?? byName.get(name);
      return imported === undefined ? [] : [[route, imported]];
    }),
  );
};
