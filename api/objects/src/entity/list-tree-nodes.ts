import type { Tx } from '@husrum/api-platform';
import type { QueryOf } from '@husrum/contract/core';
import type { entityCalls, TreeNode } from '@husrum/contract/entity';
import {
  findTreeEntity,
  listTreeChildren,
  listTreeCompanies,
  listTreeEntitiesOfCompany,
  searchTree,
} from './entity-tree.store';

/**
 * Nodes of the object tree. For an id that does not exist there are none: an open tree may ask for an object that was just
 * removed.
 */
export const listTreeNodes = (
  tx: Tx,
  { parent_id, company_id, entity_id, search = '' }: QueryOf<typeof entityCalls.tree>,
): Promise<TreeNode[]> => {
  if (parent_id !== undefined) return listTreeChildren(tx, parent_id);
  if (company_id !== undefined) return listTreeEntitiesOfCompany(tx, company_id);
  if (entity_id !== undefined) return findTreeEntity(tx, entity_id);
  return search === '' ? listTreeCompanies(tx) : searchTree(tx, search);
};
