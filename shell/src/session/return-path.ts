import { findRoute, routes } from '@husrum/contract/routes';

const KEY = 'husrum.return';

/** The path that required sign-in, used once after the next sign-in. */
export const returnPath = {
  remember: (path: string): void => sessionStorage.setItem(KEY, path),
  /** Returns the stored path if it is one of our pages that require sign-in, otherwise the dashboard. */
  take: (): string => {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const route = path === null ? undefined : findRoute(path.split(/[?#]/)[0] ?? '');
    return path !== null && route?.access === 'user' ? path : routes.home.dashboard();
  },
};
