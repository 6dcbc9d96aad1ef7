import { tabStore } from '@husrum/ui';

const STORAGE_KEY = 'husrum.dismissed-announcements';

/** The ids of the announcements that were dismissed in this session. A refetch that was under way then must not bring them back. */
export const readDismissed = (): ReadonlySet<number> => {
  const ids = tabStore.readJson(STORAGE_KEY);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []);
};

export const saveDismissed = (ids: ReadonlySet<number>): void => tabStore.writeJson(STORAGE_KEY, [...ids]);
