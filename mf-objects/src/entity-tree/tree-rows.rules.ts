import type { TreeNode } from '@husrum/contract/entity';
import { type NodeId, nodeKey } from './tree-node.rules';

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
  /** The place among the children of the same parent, from 1. */
  position: number;
  /** The number of children of that parent, this node included. */
  siblings: number;
  /** It is undefined for a node without children. */
  isExpanded: boolean | undefined;
}

/** The only row below the parent while its children are loading, or when they could not be loaded. */
interface PendingRow extends Place {
  type: 'loading' | 'failed';
}

export type TreeRow = NodeRow | PendingRow;

interface Tree {
  companies: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  getBranch: (key: string) => Branch;
}

interface ExpandedTree {
  companies: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  /** The company and the objects that contain the open object, the company first. */
  openPath: readonly NodeId[];
  /** The children of a node, as far as they are loaded. */
  getChildren: (key: string) => readonly TreeNode[] | undefined;
}

/**
 * The keys of the expanded nodes that are not hidden below a collapsed node: only their children have to be fetched. The
 * children of loaded nodes are known, and so are the nodes of `openPath`, which can therefore all be fetched at once.
 */
export const listFetchedKeys = ({ companies, expanded, openPath, getChildren }: ExpandedTree): string[] => {
  const listExpanded = (nodes: readonly TreeNode[]): string[] =>
    nodes
      .filter((node) => node.children_count > 0 && expanded.has(nodeKey(node)))
      .map(nodeKey)
      .flatMap((key) => [key, ...listExpanded(getChildren(key) ?? [])]);
  const pathKeys = openPath.map(nodeKey);
  const firstCollapsed = pathKeys.findIndex((key) => !expanded.has(key));
  const expandedPath = firstCollapsed < 0 ? pathKeys : pathKeys.slice(0, firstCollapsed);
  return [...new Set([...listExpanded(companies), ...expandedPath])];
};

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
