import { parseNodeKey } from './tree-node.rules';
import { parsePreference, type TreePreference } from './tree-preference.rules';

const PREFERENCE_KEY = 'husrum.entityTree';
const EXPANDED_KEY = 'husrum.entityTree.expanded';

const read = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};
const write = (storage: () => Storage, key: string, value: unknown): void => {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage (full or forbidden) the tree starts as it does for a new user.
  }
};
const local = () => localStorage;
const session = () => sessionStorage;

/** The preference is stored in the browser, because it depends on the size of the screen. */
export const readPreference = (): TreePreference => parsePreference(read(local, PREFERENCE_KEY));
export const storePreference = (preference: TreePreference): void => write(local, PREFERENCE_KEY, preference);

const parseKeys = (stored: string | null): string[] => {
  try {
    const keys: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(keys) ? keys.map(String).filter((key) => parseNodeKey(key) !== undefined) : [];
  } catch {
    return [];
  }
};

/** The expanded nodes are stored for the tab of the browser, so that the tree looks the same beside the next page. */
export const readExpandedKeys = (): ReadonlySet<string> => new Set(parseKeys(read(session, EXPANDED_KEY)));
export const storeExpandedKeys = (keys: ReadonlySet<string>): void => write(session, EXPANDED_KEY, [...keys]);
