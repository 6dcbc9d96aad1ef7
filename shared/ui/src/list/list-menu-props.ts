import type { HideableColumn } from './column-visibility.rules';
import type { ListPreferenceState } from './list-preference';

export type ListDialog = 'save' | 'views' | 'columns';

export interface ListMenuProps {
  listPreference: ListPreferenceState;
  /** Path and query of the list's first page, with its current filters and sort. */
  url: string;
  columns: readonly HideableColumn[];
}
