const STORAGE_KEY = 'husrum.dismissed-announcements';

/** The ids of the announcements that were dismissed in this session. A refetch that was under way then must not bring them back. */
export const readDismissed = (): ReadonlySet<number> => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []);
  } catch {
    return new Set();
  }
};

export const saveDismissed = (ids: ReadonlySet<number>): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...ids]));
  } catch {
    // Without storage the ids are remembered until the page is closed.
  }
};
