import { allRoutes, routeAt } from './ownership';
import type { Route } from './route';

/** The part of the product that a page belongs to: the first word of its path. What strangers see belongs to none. */
export const areaOf = ({ access, pattern }: Route): string | undefined =>
  access === 'public' ? undefined : pattern.split('/').find((word) => word !== '' && !word.startsWith(':'));

export const areaAt = (pathname: string): string | undefined => {
  const route = routeAt(pathname);
  return route === undefined ? undefined : areaOf(route);
};

export const areas: readonly string[] = [...new Set(allRoutes.flatMap((route) => areaOf(route) ?? []))];
