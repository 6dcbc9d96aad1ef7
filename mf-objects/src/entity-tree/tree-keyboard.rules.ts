import type { TreeRow } from './tree-rows.rules';

export type TreeAction = { type: 'focus'; index: number } | { type: 'toggle'; key: string };

const focus = (index: number): TreeAction => ({ type: 'focus', index });

/** A loading row cannot have focus, because it disappears. */
const canFocus = (row: TreeRow): boolean => row.type !== 'loading';

/** The next row from `start` on in this direction that can have focus; undefined at the end. */
const findFocusable = (rows: readonly TreeRow[], start: number, step: 1 | -1): TreeAction | undefined => {
  for (let index = start; index >= 0 && index < rows.length; index += step) {
    const row = rows[index];
    if (row !== undefined && canFocus(row)) return focus(index);
  }
  return undefined;
};

/** What a key does in the tree while the row at `index` has focus, as in the WAI-ARIA tree pattern. */
export const getTreeAction = (
  key: string,
  rows: readonly TreeRow[],
  index: number,
): TreeAction | undefined => {
  const row = rows[index];
  if (row === undefined) return undefined;
  const isExpanded = row.type === 'node' ? row.isExpanded : undefined;
  switch (key) {
    case 'ArrowDown':
      return findFocusable(rows, index + 1, 1);
    case 'ArrowUp':
      return findFocusable(rows, index - 1, -1);
    case 'Home':
      return findFocusable(rows, 0, 1);
    case 'End':
      return findFocusable(rows, rows.length - 1, -1);
    case 'ArrowRight': {
      if (isExpanded === false) return { type: 'toggle', key: row.key };
      const child = rows[index + 1];
      return child?.parentKey === row.key && canFocus(child) ? focus(index + 1) : undefined;
    }
    case 'ArrowLeft': {
      if (isExpanded) return { type: 'toggle', key: row.key };
      const parent = rows.findIndex(({ key: rowKey }) => rowKey === row.parentKey);
      return parent < 0 ? undefined : focus(parent);
    }
    default:
      return undefined;
  }
};

/**
 * The row that typing goes to: the next one whose name starts with the text. One letter moves on from the focused row, so that
 * pressing it again goes through all names that start with it; more letters may still fit the focused row.
 */
export const findTypedRow = (rows: readonly TreeRow[], index: number, text: string): number | undefined => {
  const typed = text.toLocaleLowerCase('sv');
  const start = typed.length > 1 ? index : index + 1;
  const order = rows.map((_row, offset) => (start + offset) % rows.length);
  return order.find((place) => {
    const row = rows[place];
    return row?.type === 'node' && row.node.name.toLocaleLowerCase('sv').startsWith(typed);
  });
};
