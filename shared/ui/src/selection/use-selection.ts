import { useState } from 'react';
import type { RowKey, RowSelection } from '../table/column';

export interface Selection extends RowSelection {
  clear: () => void;
}
const noKeys: ReadonlySet<RowKey> = new Set();

/** Selected rows across pages. `filter` identifies the list's filter: a selection applies only to the filter it was made in. */
export const useSelection = (filter: string): Selection => {
  const [selection, setSelection] = useState({ filter, keys: noKeys });
  return {
    selected: selection.filter === filter ? selection.keys : noKeys,
    onChange: (keys) => setSelection({ filter, keys }),
    clear: () => setSelection({ filter, keys: noKeys }),
  };
};
