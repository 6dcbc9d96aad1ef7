import type { Registry } from '@husrum/contract/manifest';
import { findRoute, type Route, routes } from '@husrum/contract/routes';

/** Shown by the shell itself, without a screen. */
const withoutScreen: readonly Route[] = [routes.session.root, routes.session.notFound];

export interface Deployed {
  registry: Registry | undefined;
  shellHasScreen: (route: Route) => boolean;
}

/**
 * Whether the path has a screen: in the shell, or in the build of its remote. About a remote that is not in the registry
 * nothing is known, so its pages count as built: opening one explains what is wrong.
 */
export const isBuilt = ({ registry, shellHasScreen }: Deployed, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  const route = pathname.startsWith('/') ? findRoute(pathname) : undefined;
  if (route === undefined) return true;
  if (route.owner === 'shell') return withoutScreen.includes(route) || shellHasScreen(route);
  const remote = registry?.remotes.find(({ name }) => name === route.owner);
  return remote === undefined || remote.routes.includes(route.pattern);
};
