import { routes } from '#routes';
import type { Owner, Route } from './route';

export const allRoutes: readonly Route[] = Object.values(routes).flatMap((nounRoutes): Route[] =>
  Object.values(nounRoutes),
);

/** A pattern with an optional last parameter gives two patterns, without the parameter and with it. Any other gives itself. */
export const concretePatterns = (pattern: string): string[] => {
  const optional = /\/:\w+\?$/.exec(pattern);
  return optional === null ? [pattern] : [pattern.slice(0, optional.index), pattern.slice(0, -1)];
};

interface RouteEntry {
  readonly owner: Owner;
  readonly pattern: string;
  readonly route: Route;
  readonly segments: readonly string[];
}

const entries: readonly RouteEntry[] = allRoutes.flatMap((route) =>
  concretePatterns(route.pattern).map((pattern) => ({
    owner: route.owner,
    pattern,
    route,
    segments: pattern.split('/').filter((segment) => segment !== ''),
  })),
);

const matches = (entry: RouteEntry, parts: readonly string[]): boolean =>
  entry.segments.length === parts.length &&
  entry.segments.every((segment, index) => segment.startsWith(':') || segment === parts[index]);

/** A sort key: static segments before parameters, from the left. /lease/create before /lease/:id, /ticket/:id before /:type/:id. */
const specificity = (entry: RouteEntry): string =>
  entry.segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

/**
 * The most specific route that matches the path, or undefined. A path with an empty segment, such as /lease//108, matches none,
 * as in the router.
 */
export const findRoute = (pathname: string): Route | undefined => {
  if (pathname.includes('//')) return undefined;
  const parts = pathname.split('/').filter((part) => part !== '');
  return entries
    .filter((entry) => matches(entry, parts))
    .sort((one, other) => (specificity(one) < specificity(other) ? -1 : 1))[0]?.route;
};

export const findOwner = (pathname: string): Owner | undefined => findRoute(pathname)?.owner;
export const listRoutesOwnedBy = (owner: Owner): Route[] =>
  allRoutes.filter((route) => route.owner === owner);

type Routes = typeof routes;
type OwnedRouteNames<N extends keyof Routes, O extends Owner> = {
  [R in keyof Routes[N] & string]: Routes[N][R] extends { readonly owner: O } ? `${N}.${R}` : never;
}[keyof Routes[N] & string];

/** The names of the routes that a remote or the shell owns: 'lease.detail'. */
export type RouteNamesOf<O extends Owner> = { [N in keyof Routes]: OwnedRouteNames<N, O> }[keyof Routes];

const nameByRoute = new Map(
  Object.entries(routes).flatMap(([noun, nounRoutes]) =>
    Object.entries(nounRoutes).map(([name, nounRoute]): [Route, string] => [nounRoute, `${noun}.${name}`]),
  ),
);
export const routeName = (route: Route): string => nameByRoute.get(route) ?? route.pattern;
