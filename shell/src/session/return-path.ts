import { findRoute, routes } from '@husrum/contract/routes';
import { tabStore } from '@husrum/ui';
import * as yup from 'yup';

const STORAGE_KEY = 'husrum.return';

const storedSchema = yup.object({
  path: yup.string().required(),
  /** The user who was signed in when the path was opened. It is undefined when nobody was. */
  userId: yup.number(),
});
type StoredPath = yup.InferType<typeof storedSchema>;

const readStored = (): StoredPath | undefined => {
  try {
    return storedSchema.validateSync(tabStore.readJson(STORAGE_KEY));
  } catch {
    return undefined;
  }
};

/** The path of the page that required sign-in. The next sign-in opens it, once. */
export const returnPath = {
  remember: (path: string, userId: number | undefined): void =>
    tabStore.writeJson(STORAGE_KEY, { path, userId }),
  /**
   * Returns the stored path if it is one of our pages that require sign-in and no other user was signed in there, otherwise
   * the dashboard.
   */
  take: (userId: number): string => {
    const stored = readStored();
    tabStore.remove(STORAGE_KEY);
    if (stored === undefined || (stored.userId ?? userId) !== userId) return routes.home.dashboard();
    const route = findRoute(stored.path.split(/[?#]/)[0] ?? '');
    return route?.access === 'user' ? stored.path : routes.home.dashboard();
  },
};
