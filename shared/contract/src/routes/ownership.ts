import type { Owner, Route } from './route';
import { routes } from './routes';

export const allRoutes: readonly Route[] = Object.values(routes).flatMap((noun): Route[] =>
  Object.values(noun),
);

/** The concrete patterns of a route: an optional last parameter counts as two, as the product spec lists them. */
export const patternsOf = (pattern: string): string[] => {
  const optional = /\/:\w+\?$/.exec(pattern);
  return optional === null ? [pattern] : [pattern.slice(0, optional.index), pattern.slice(0, -1)];
};

interface Entry {
  readonly owner: Owner;
  readonly pattern: string;
  readonly route: Route;
  readonly segments: readonly string[];
}

const table: readonly Entry[] = allRoutes.flatMap((route) =>
  patternsOf(route.pattern).map((pattern) => ({
    owner: route.owner,
    pattern,
    route,
    segments: pattern.split('/').filter((segment) => segment !== ''),
  })),
);

const fits = (entry: Entry, parts: readonly string[]): boolean =>
  entry.segments.length === parts.length &&
  entry.segments.every((segment, at) => segment.startsWith(':') || segment === parts[at]);

/** Left-most static segment wins: /lease/create before /lease/:id, /ticket/:id before /:type/:id. */
const weight = (entry: Entry): string =>
  entry.segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

/** The route that a path belongs to, or undefined for a path that nobody owns. */
export const routeAt = (pathname: string): Route | undefined => {
  const parts = pathname.split('/').filter((part) => part !== '');
  return table
    .filter((entry) => fits(entry, parts))
    .sort((one, other) => (weight(one) < weight(other) ? -1 : 1))[0]?.route;
};

export const ownerOf = (pathname: string): Owner | undefined => routeAt(pathname)?.owner;
export const routesOf = (owner: Owner): Route[] => allRoutes.filter((route) => route.owner === owner);

type Routes = typeof routes;
type NamesOf<N extends keyof Routes, O extends Owner> = {
  [R in keyof Routes[N] & string]: Routes[N][R] extends { readonly owner: O } ? `${N}.${R}` : never;
}[keyof Routes[N] & string];

/** The routes that a bundle owns, by name: 'lease.detail'. */
export type RouteNamesOf<O extends Owner> = { [N in keyof Routes]: NamesOf<N, O> }[keyof Routes];

const named = new Map(
  Object.entries(routes).flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).map(([name, of]): [Route, string] => [of, `${noun}.${name}`]),
  ),
);
export const routeName = (route: Route): string => named.get(route) ?? route.pattern;
