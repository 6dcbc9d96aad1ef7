import type { Registry } from '@husrum/contract/manifest';
import { findRoute, type Route, routes } from '@husrum/contract/routes';

/** Routes of the shell that work without an entry in its table of screens. */
const routesWithoutScreen: readonly Route[] = [routes.session.root, routes.session.notFound];

/** Where a page's screen can come from: a remote's build in the registry, or the shell. */
export interface ScreenSources {
  registry: Registry | undefined;
  shellHasScreen: (route: Route) => boolean;
}

/**
 * Whether the path has a screen: in the shell, or in the build of its remote. Nothing is known about a remote that is not
 * in the registry, so its pages count as having one: opening a page shows what is wrong.
 */
export const hasScreen = ({ registry, shellHasScreen }: ScreenSources, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  const route = pathname.startsWith('/') ? findRoute(pathname) : undefined;
  if (route === undefined) return true;
  if (route.owner === 'shell') return routesWithoutScreen.includes(route) || shellHasScreen(route);
  const remote = registry?.remotes.find(({ name }) => name === route.owner);
  return remote === undefined || remote.routes.includes(route.pattern);
};
