import type { Linked, Modules, Spot } from './modules';
import { reachedFrom } from './reach.rules';

/** What the bundles draw, as their sources say it. */
export interface Drawn {
  readonly modulesOf: (bundle: string) => Modules;
  /** The names of a bundle's routes. */
  readonly routesOf: (bundle: string) => readonly string[];
  /** Where one bundle shows another's panel. */
  readonly placed: readonly { readonly file: string; readonly panel: string }[];
}

/** By whom a change can be noticed: readers at these routes, and these unit tests. */
export interface Seen {
  readonly routes: readonly string[];
  readonly tests: readonly string[];
}

const bundleOf = (file: string) => file.split('/')[0] ?? '';
const once = (names: readonly string[]) => [...new Set(names)].sort();

const isPage = ({ file, path }: Linked) => file.endsWith('/src/routes.tsx') && path[0] === 'pages';
const isPanel = ({ file, path }: Linked) => file.endsWith('/src/remote.ts') && path[0] === 'panels';

/** A page or a panel under its name: what changes it changes none of the others. */
const isNamed = (part: Linked) => (isPage(part) || isPanel(part)) && part.path.length > 1;

/** Unit tests leave styles out, and draw a screen without the menu; what they import the lock file says. */
const isLeftOut = (file: string) => /\.css$|^[\w-]+\/(remote\.config\.ts|package\.json)$/.test(file);

/** Where a bundle begins. */
const isBeginning = (part: Linked) =>
  !isNamed(part) && (isPage(part) || /^[\w-]+\/src\/remote\.ts$/.test(part.file));

const showing = (panel: string, drawn: Drawn): readonly string[] =>
  drawn.placed
    .filter((place) => place.panel === panel)
    .flatMap(({ file }) => seenFrom([{ file, path: [] }], drawn).routes);

const namesOf = (parts: readonly Linked[]) => parts.flatMap(({ path: [, name] }) => name ?? []);

/**
 * The routes at which a change within one bundle can be seen, those of the pages that show its panels among them, and the
 * unit tests that it can fail. All of the bundle's when it is in no source. Where it reaches the beginning all routes, as
 * nothing comes up without it; a unit test draws a screen without the beginning. `changed` is of one file.
 */
export const seenFrom = (changed: readonly Spot[], drawn: Drawn): Seen => {
  const [first] = changed;
  if (first === undefined) return { routes: [], tests: [] };
  const bundle = bundleOf(first.file);
  const modules = drawn.modulesOf(bundle);
  const parts = [...reachedFrom(changed, modules, isNamed)];
  const isUnread = changed.some(({ file }) => !modules.has(file)) && parts.length === 0;
  const all = [...modules.values()].flat();
  const isEverywhere = isUnread || parts.some(isBeginning);
  const named = (isEverywhere ? all : parts).filter(isNamed);
  const routes = namesOf(named.filter(isPage));
  const beside = namesOf(named.filter(isPanel)).flatMap((panel) => showing(panel, drawn));
  const coming = isEverywhere ? drawn.routesOf(bundle) : [];
  const reached = isUnread ? all : parts;
  const failing = isLeftOut(first.file) ? [] : reached;
  return {
    routes: once([...routes, ...beside, ...coming]),
    tests: once(failing.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file))),
  };
};
