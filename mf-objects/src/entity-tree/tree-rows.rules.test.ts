import type { TreeNode } from '@husrum/contract/entity';
import { makeTreeCompany, makeTreeEntity } from './entity-tree.test-data';
import { isEmptyTree, nodeKey, nodeLink, pageKey, parseNodeKey } from './tree-node.rules';
import { type Branch, listFetchedKeys, toHitRows, toTreeRows } from './tree-rows.rules';

const akero = makeTreeCompany({ id: 1, name: 'Åkerö AB', children_count: 2 });
const bjorken = makeTreeCompany({ id: 2, name: 'Björken AB', children_count: 1 });
const eken = makeTreeEntity({ id: 1, name: 'Eken', kind: 'estates', children_count: 2 });
const angen = makeTreeEntity({ id: 2, name: 'Ängen', kind: 'villas' });
const lgh1 = makeTreeEntity({ id: 3, name: 'Lgh 1' });
const lgh2 = makeTreeEntity({ id: 4, name: 'Lgh 2' });

const rowsOf = (expanded: readonly string[], branches: Readonly<Record<string, Branch>>) =>
  toTreeRows({
    companies: [akero, bjorken],
    expanded: new Set(expanded),
    getBranch: (key) => branches[key] ?? 'loading',
  });

test('shows the companies, and the children of each expanded node below it', () => {
  const rows = rowsOf(['company-1', 'entity-1'], { 'company-1': [eken, angen], 'entity-1': [lgh1, lgh2] });
  expect(
    rows.map((row) => (row.type === 'node' ? [row.level, row.node.name, row.isExpanded] : row.type)),
  ).toEqual([
    [1, 'Åkerö AB', true],
    [2, 'Eken', true],
    [3, 'Lgh 1', undefined],
    [3, 'Lgh 2', undefined],
    [2, 'Ängen', undefined],
    [1, 'Björken AB', false],
  ]);
  expect(rows[3]).toMatchObject({ position: 2, siblings: 2, parentKey: 'entity-1' });
});

test('shows no children of a node that is expanded below a collapsed node', () => {
  expect(rowsOf(['entity-1'], { 'entity-1': [lgh1] }).map(({ key }) => key)).toEqual([
    'company-1',
    'company-2',
  ]);
});

test.each(['loading', 'failed'] as const)('shows one row in place of children that are %s', (state) => {
  const [, row] = rowsOf(['company-1'], { 'company-1': state });
  expect(row).toEqual({ type: state, key: `company-1 ${state}`, level: 2, parentKey: 'company-1' });
});

test.each([
  ['company-1, whose children are not known yet', ['company-1', 'entity-1'], {}, ['company-1']],
  ['company-1 and entity-1', ['company-1', 'entity-1'], { 'company-1': [eken] }, ['company-1', 'entity-1']],
  ['nothing below the collapsed company-1', ['entity-1'], { 'company-1': [eken] }, []],
] as const)(
  'fetches the children of %s',
  (_keys, expanded, children: Record<string, readonly TreeNode[]>, keys) => {
    const tree = { companies: [akero, bjorken], expanded: new Set(expanded), openPath: [] };
    expect(listFetchedKeys({ ...tree, getChildren: (key) => children[key] })).toEqual(keys);
  },
);

test('fetches the children of all nodes that contain the open object at once, down to the first collapsed one', () => {
  const tree = { companies: [akero, bjorken], openPath: [akero, eken, lgh1], getChildren: () => undefined };
  expect(listFetchedKeys({ ...tree, expanded: new Set(['company-1', 'entity-1', 'entity-3']) })).toEqual([
    'company-1',
    'entity-1',
    'entity-3',
  ]);
  expect(listFetchedKeys({ ...tree, expanded: new Set(['company-1', 'entity-3']) })).toEqual(['company-1']);
});

test('shows the hits of a search as a list without levels', () => {
  expect(toHitRows([akero, lgh1])).toMatchObject([
    { key: 'company-1', level: 1, position: 1, siblings: 2, isExpanded: undefined },
    { key: 'entity-3', level: 1, position: 2, siblings: 2, isExpanded: undefined },
  ]);
});

test('a company and an object with the same id have different keys and pages', () => {
  expect(nodeKey(akero)).toBe('company-1');
  expect(parseNodeKey('entity-1')).toEqual({ type: 'entity', id: 1 });
  expect(parseNodeKey('tenant-1')).toBeUndefined();
  expect(nodeLink(eken)).toBe('/entity/1');
  expect(nodeLink(akero)).toBe('/entity/overview?company_id=1');
});

test.each([
  [{ entityId: 7 }, 'entity-7'],
  [{ companyId: 3 }, 'company-3'],
  [{}, undefined],
])('the page of %p is the node %p', (page, key) => {
  expect(pageKey(page)).toBe(key);
});

test('the tree is empty without objects, whatever the number of companies', () => {
  expect(isEmptyTree([])).toBe(true);
  expect(isEmptyTree([{ children_count: 0 }])).toBe(true);
  expect(isEmptyTree([{ children_count: 0 }, { children_count: 1 }])).toBe(false);
});
