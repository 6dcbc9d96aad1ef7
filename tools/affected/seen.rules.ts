/** What a bundle draws, as its sources say it. */
export interface Drawn {
  /** Of each file, what it imports of the workspace. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The routes of a bundle, by name, and the file that draws each; none for a page that is coming. */
  readonly screens: readonly { readonly bundle: string; readonly route: string; readonly file?: string }[];
  readonly panels: readonly { readonly bundle: string; readonly name: string; readonly file: string }[];
  /** Where one bundle shows another's panel. */
  readonly placed: readonly { readonly file: string; readonly panel: string }[];
}

const bundleOf = (file: string) => file.split('/')[0] ?? '';
const once = (routes: readonly string[]) => [...new Set(routes)].sort();

/** Where a bundle begins: it names all that it draws, which says nothing about what of it has changed. */
const isEntry = (file: string) => /^[\w-]+\/src\/(remote\.ts|routes\.tsx)$/.test(file);

/** The file, and all that would not be the same without it. */
const changedBy = (file: string, { imports, screens, panels }: Drawn): Set<string> => {
  const drawn = new Set([...screens, ...panels].flatMap(({ file }) => file ?? []));
  const leads = (to: string) =>
    [...imports].flatMap(([from, wanted]) =>
      wanted.includes(to) && !(isEntry(from) && drawn.has(to)) ? [from] : [],
    );
  const found = new Set([file]);
  for (const one of found) for (const more of leads(one)) found.add(more);
  return found;
};

const showing = (name: string, drawn: Drawn): string[] =>
  drawn.placed.filter(({ panel }) => panel === name).flatMap(({ file }) => routesSeenFrom(file, drawn));

const routesOfBundle = (bundle: string, drawn: Drawn): string[] => [
  ...drawn.screens.filter((screen) => screen.bundle === bundle).map(({ route }) => route),
  ...drawn.panels.filter((panel) => panel.bundle === bundle).flatMap(({ name }) => showing(name, drawn)),
];

/**
 * The routes at which a change of the file can be seen: those of the screens that it reaches, and of the pages that show
 * the panels that it reaches. All of its bundle's when it reaches the entry, or nothing, as a removed file does.
 */
export const routesSeenFrom = (file: string, drawn: Drawn): string[] => {
  const changed = changedBy(file, drawn);
  const seen = [
    ...drawn.screens.filter((screen) => changed.has(screen.file ?? '')).map(({ route }) => route),
    ...drawn.panels.filter((panel) => changed.has(panel.file)).flatMap(({ name }) => showing(name, drawn)),
  ];
  const reachesAll = seen.length === 0 || [...changed].some(isEntry);
  return once(reachesAll ? routesOfBundle(bundleOf(file), drawn) : seen);
};
