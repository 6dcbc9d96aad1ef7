import type { TreeNode } from '@husrum/contract/entity';
import { nodeKey } from './tree-node.rules';

/** The children of an expanded node: loaded, still loading, or failed. */
export type Branch = readonly TreeNode[] | 'loading' | 'failed';

interface Place {
  key: string;
  /** 1 for companies. */
  level: number;
  parentKey: string | undefined;
}

export interface NodeRow extends Place {
  type: 'node';
  node: TreeNode;
  /** From 1, among the children of the same parent. */
  position: number;
  siblings: number;
  /** Undefined for a node without children. */
  isExpanded: boolean | undefined;
}

/** Stands where the children of `parentKey` will be. */
interface PendingRow extends Place {
  type: 'loading' | 'failed';
}

export type TreeRow = NodeRow | PendingRow;

interface Tree {
  companies: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  getBranch: (key: string) => Branch;
}

/** The visible rows of the tree from the top down. */
export const toTreeRows = ({ companies, expanded, getBranch }: Tree): TreeRow[] => {
  const listBelow = (parentKey: string, level: number): TreeRow[] => {
    const branch = getBranch(parentKey);
    return typeof branch === 'string'
      ? [{ type: branch, key: `${parentKey} ${branch}`, level, parentKey }]
      : listRows(branch, level, parentKey);
  };
  const listRows = (nodes: readonly TreeNode[], level: number, parentKey?: string): TreeRow[] =>
    nodes.flatMap((node, index) => {
      const key = nodeKey(node);
      const isExpanded = node.children_count > 0 ? expanded.has(key) : undefined;
      const row: NodeRow = {
        type: 'node',
        key,
        node,
        level,
        parentKey,
        position: index + 1,
        siblings: nodes.length,
        isExpanded,
      };
      return isExpanded ? [row, ...listBelow(key, level + 1)] : [row];
    });
  return listRows(companies, 1);
};

/** The hits of a search as rows: a list without levels. */
export const toHitRows = (hits: readonly TreeNode[]): NodeRow[] =>
  hits.map((node, index) => ({
    type: 'node',
    key: nodeKey(node),
    node,
    level: 1,
    parentKey: undefined,
    position: index + 1,
    siblings: hits.length,
    isExpanded: undefined,
  }));
