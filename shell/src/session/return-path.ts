import { routeAt, routes } from '@husrum/contract/routes';

const KEY = 'husrum.return';

/** Where the user was going when the session was missing, for one sign-in. */
export const returnPath = {
  remember: (path: string): void => sessionStorage.setItem(KEY, path),
  /** Only a page of ours behind sign-in; otherwise the dashboard. */
  take: (): string => {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const route = path === null ? undefined : routeAt(path.split(/[?#]/)[0] ?? '');
    return path !== null && route?.access === 'user' ? path : routes.home.dashboard();
  },
};
