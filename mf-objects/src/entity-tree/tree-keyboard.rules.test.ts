import { makeTreeCompany, makeTreeEntity } from './entity-tree.test-data';
import { findTypedRow, getTreeAction } from './tree-keyboard.rules';
import { toTreeRows } from './tree-rows.rules';

/**
 * Row 0 is Åkerö (expanded), 1 Eken (expanded), 2 Lgh 1, 3 Lgh 2, 4 Ängen (collapsed), 5 Björken (expanded), 6 still
 * loading.
 */
const rows = toTreeRows({
  companies: [
    makeTreeCompany({ id: 1, name: 'Åkerö' }),
    makeTreeCompany({ id: 2, name: 'Björken', children_count: 1 }),
  ],
  expanded: new Set(['company-1', 'company-2', 'entity-1']),
  getBranch: (key) =>
    ({
      'company-1': [
        makeTreeEntity({ id: 1, name: 'Eken', kind: 'estates', children_count: 2 }),
        makeTreeEntity({ id: 2, name: 'Ängen', kind: 'villas', children_count: 1 }),
      ],
      'entity-1': [makeTreeEntity({ id: 3, name: 'Lgh 1' }), makeTreeEntity({ id: 4, name: 'Lgh 2' })],
    })[key] ?? 'loading',
});

test.each([
  ['ArrowDown', 0, { type: 'focus', index: 1 }],
  ['ArrowUp', 1, { type: 'focus', index: 0 }],
  ['ArrowUp', 0, undefined],
  // The last row is still loading.
  ['ArrowDown', 5, undefined],
  ['End', 0, { type: 'focus', index: 5 }],
  ['Home', 4, { type: 'focus', index: 0 }],
  // The right arrow expands a collapsed node, and goes to the first child of an expanded one.
  ['ArrowRight', 4, { type: 'toggle', key: 'entity-2' }],
  ['ArrowRight', 1, { type: 'focus', index: 2 }],
  ['ArrowRight', 2, undefined],
  ['ArrowRight', 5, undefined],
  // The left arrow collapses an expanded node. On any other row it goes to the parent.
  ['ArrowLeft', 1, { type: 'toggle', key: 'entity-1' }],
  ['ArrowLeft', 3, { type: 'focus', index: 1 }],
  ['ArrowLeft', 4, { type: 'focus', index: 0 }],
  ['a', 0, undefined],
])('the key %s on row %i means %j', (key, index, action) => {
  expect(getTreeAction(key, rows, index)).toEqual(action);
});

test.each([
  // One letter goes to the next name, and starts again from the top.
  ['l', 0, 2],
  ['l', 2, 3],
  ['l', 3, 2],
  ['Å', 3, 0],
  // More letters may still fit the focused row.
  ['lgh', 2, 2],
  ['lgh 2', 2, 3],
  ['slott', 0, undefined],
])('typing %s on row %i goes to row %p', (text, index, found) => {
  expect(findTypedRow(rows, index, text)).toBe(found);
});
