import { useState } from 'react';
import type { RowKey, RowSelection } from '../table/column';

export interface Selection extends RowSelection {
  clear: () => void;
}
const none: ReadonlySet<RowKey> = new Set();

/** Marked rows, kept from page to page. `filter` says what they were marked in: under another one nothing is marked. */
export const useSelection = (filter: string): Selection => {
  const [marked, setMarked] = useState({ filter, keys: none });
  return {
    selected: marked.filter === filter ? marked.keys : none,
    onChange: (keys) => setMarked({ filter, keys }),
    clear: () => setMarked({ filter, keys: none }),
  };
};
