/** What a bundle draws, as its sources say it. */
export interface Drawn {
  /** Of each file, what it imports of the workspace. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Which file draws a page, and the area that it belongs to. */
  readonly screens: readonly { readonly file: string; readonly area: string }[];
  readonly panels: readonly { readonly file: string; readonly name: string }[];
  /** Where one bundle shows another's panel. */
  readonly placed: readonly { readonly file: string; readonly panel: string }[];
}

const bundleOf = (file: string) => file.split('/')[0] ?? '';
const isOf = (bundle: string) => (part: { readonly file: string }) => bundleOf(part.file) === bundle;
const once = (areas: readonly string[]) => [...new Set(areas)].sort();

/** Where a bundle begins: it names all that it draws, which says nothing about what of it has changed. */
const isEntry = (file: string) => /^[\w-]+\/src\/(remote\.ts|routes\.tsx)$/.test(file);

/** The file, and all that would not be the same without it. */
const changedBy = (file: string, { imports, screens, panels }: Drawn): Set<string> => {
  const drawn = new Set([...screens, ...panels].map((part) => part.file));
  const leads = (to: string) =>
    [...imports].flatMap(([from, wanted]) =>
      wanted.includes(to) && !(isEntry(from) && drawn.has(to)) ? [from] : [],
    );
  const found = new Set([file]);
  for (const one of found) for (const more of leads(one)) found.add(more);
  return found;
};

const areasOfPanel = (name: string, drawn: Drawn): string[] =>
  drawn.placed.filter(({ panel }) => panel === name).flatMap(({ file }) => areasOf(file, drawn));

const areasOfBundle = (bundle: string, drawn: Drawn): string[] =>
  once([
    ...drawn.screens.filter(isOf(bundle)).map(({ area }) => area),
    ...drawn.panels.filter(isOf(bundle)).flatMap(({ name }) => areasOfPanel(name, drawn)),
  ]);

/**
 * The areas in which a change of the file can be seen: those of the screens that it reaches, and of the pages that show
 * the panels that it reaches. All of its bundle's when it reaches the entry, or nothing, as a removed file does.
 */
export const areasOf = (file: string, drawn: Drawn): string[] => {
  const changed = changedBy(file, drawn);
  const areas = [
    ...drawn.screens.filter((screen) => changed.has(screen.file)).map(({ area }) => area),
    ...drawn.panels
      .filter((panel) => changed.has(panel.file))
      .flatMap(({ name }) => areasOfPanel(name, drawn)),
  ];
  const reachesAll = areas.length === 0 || [...changed].some(isEntry);
  return reachesAll ? areasOfBundle(bundleOf(file), drawn) : once(areas);
};
