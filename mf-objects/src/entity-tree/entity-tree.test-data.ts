import type { TreeNode } from '@husrum/contract/entity';

export const makeTreeEntity = (overrides: Partial<TreeNode> = {}): TreeNode => ({
  type: 'entity',
  id: 7,
  name: 'Lgh 1001',
  kind: 'apartments',
  vacant: false,
  vacant_count: 0,
  children_count: 0,
  path: [],
  ...overrides,
});

export const makeTreeCompany = (overrides: Partial<TreeNode> = {}): TreeNode =>
  makeTreeEntity({ type: 'company', id: 3, name: 'Åkerö AB', kind: null, children_count: 1, ...overrides });
