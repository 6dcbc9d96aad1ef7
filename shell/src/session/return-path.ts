import { findRoute, routes } from '@husrum/contract/routes';

const STORAGE_KEY = 'husrum.return';

/** The path that required sign-in, used once after the next sign-in. */
export const returnPath = {
  remember: (path: string): void => sessionStorage.setItem(STORAGE_KEY, path),
  /** Returns the stored path if it is one of our pages that require sign-in, otherwise the dashboard. */
  take: (): string => {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    const route = path === null ? undefined : findRoute(path.split(/[?#]/)[0] ?? '');
    return path !== null && route?.access === 'user' ? path : routes.home.dashboard();
  },
};
