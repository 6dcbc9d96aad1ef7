import { browserStore, tabStore } from '@husrum/ui';
import { parseNodeKey } from './tree-node.rules';
import { parsePreference, type TreePreference } from './tree-preference.rules';

const PREFERENCE_KEY = 'husrum.entityTree';
const EXPANDED_KEY = 'husrum.entityTree.expanded';

/** The preference is stored in the browser, because it depends on the size of the screen. */
export const readPreference = (): TreePreference => parsePreference(browserStore.readText(PREFERENCE_KEY));
export const storePreference = (preference: TreePreference): void =>
  browserStore.writeJson(PREFERENCE_KEY, preference);

const toNodeKeys = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String).filter((key) => parseNodeKey(key) !== undefined) : [];

/** The expanded nodes are stored for the tab of the browser, so that the tree looks the same beside the next page. */
export const readExpandedKeys = (): ReadonlySet<string> =>
  new Set(toNodeKeys(tabStore.readJson(EXPANDED_KEY)));
export const storeExpandedKeys = (keys: ReadonlySet<string>): void =>
  tabStore.writeJson(EXPANDED_KEY, [...keys]);
