import { useSyncExternalStore } from 'react';
import { mayOpenPath } from '../session/permission';
import { useOptionalSession } from '../session/session';
import { hasPage, subscribePages } from '../shell-services';

/**
 * Whether the user can open the page: it is built (a deployed remote, or the shell, has a screen for it), and the user's role
 * permits what it is for.
 */
export const useHasPage = (path: string): boolean => {
  const isBuilt = useSyncExternalStore(subscribePages, () => hasPage(path));
  useOptionalSession();
  return isBuilt && mayOpenPath(path);
};
