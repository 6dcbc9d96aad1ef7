const IMPORT = String.raw`lazyModule\(\s*\(\) => import\(\s*'([^']+)',?\s*\),?\s*\)`;
const ROUTE_ENTRY = new RegExp(String.raw`^ {2}'([\w.]+)':\s*(?:${IMPORT}|(\w+)),$`, 'gm');
const NAMED_IMPORT = new RegExp(String.raw`^const (\w+) = ${IMPORT};$`, 'gm');

/** Route → the import of its screen, read from the source of a remote's src/routes.tsx. */
export const parseScreens = (routesFile: string): ReadonlyMap<string, string> => {
  const byName = new Map(
    [...routesFile.matchAll(NAMED_IMPORT)].map(([, name = '', request = '']) => [name, request]),
  );
  return new Map(
    [...routesFile.matchAll(ROUTE_ENTRY)].flatMap(
      ([, route = '', request, name = '']): [string, string][] => {
        const imported = request ?? byName.get(name);
        return imported === undefined ? [] : [[route, imported]];
      },
    ),
  );
};
