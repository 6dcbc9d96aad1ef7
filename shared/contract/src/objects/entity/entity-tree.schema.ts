import * as yup from 'yup';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';
import { entityKinds } from './entity.kinds';

export const treeNodeTypes = ['company', 'entity'] as const;
export type TreeNodeType = (typeof treeNodeTypes)[number];

/** A search in the object tree returns at most this many companies and this many objects. */
export const MAX_TREE_HITS = 50;

const treePathStep = namedObject('EntityTreePathStep', {
  type: output.choice(treeNodeTypes),
  id: output.id(),
  name: output.text(),
});

/** A company or an object in the object tree. */
export const treeNode = namedObject('EntityTreeNode', {
  type: output.choice(treeNodeTypes),
  id: output.id(),
  name: output.text(),
  /** It is null for a company. */
  kind: output.choiceOrNull(entityKinds),
  /** The object can be let and is vacant today. */
  vacant: output.flag(),
  /** The number of vacant rentable objects below the node, at any depth. */
  vacant_count: output.number(),
  children_count: output.number(),
  /** The nodes that contain the node, the company first. It is empty unless the node was searched for. */
  path: output.list(treePathStep.required()),
});
export type TreeNode = yup.InferType<typeof treeNode>;

/**
 * Which nodes to list. If several parameters are given, the first of them in this order decides. Without any, the companies
 * are listed.
 */
export const treeQuery = yup.object({
  /** The children of the object. */
  parent_id: yup.number().integer(),
  /** The objects that lie directly in the company. */
  company_id: yup.number().integer(),
  /** The object itself, with its path. */
  entity_id: yup.number().integer(),
  /**
   * Companies with the text in their name, and objects with it in their name or address, or with every word of it in the
   * names of their path.
   */
  search: yup.string().trim().max(200),
});
