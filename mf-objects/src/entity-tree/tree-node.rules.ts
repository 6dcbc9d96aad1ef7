import type { TreeNode, TreeNodeType } from '@husrum/contract/entity';
import { routes } from '@husrum/contract/routes';

/** What identifies a node. The id alone does not, because a company and an object may have the same. */
export interface NodeId {
  type: TreeNodeType;
  id: number;
}

export const nodeKey = ({ type, id }: NodeId): string => `${type}-${id}`;

/** The key of the node that the page is about: an object, or a company whose objects are listed. */
export const pageKey = ({
  entityId,
  companyId,
}: {
  entityId?: number;
  companyId?: number;
}): string | undefined => {
  if (entityId !== undefined) return nodeKey({ type: 'entity', id: entityId });
  return companyId === undefined ? undefined : nodeKey({ type: 'company', id: companyId });
};

/** The inverse of `nodeKey`; undefined for anything else. */
export const parseNodeKey = (key: unknown): NodeId | undefined => {
  const [, type, id] = /^(company|entity)-(\d+)$/.exec(String(key)) ?? [];
  if (id === undefined) return undefined;
  return { type: type === 'company' ? 'company' : 'entity', id: Number(id) };
};

/** The page that a node opens: the page of an object, or the list of a company's objects. The tree stands beside both. */
export const nodeLink = ({ type, id }: NodeId): string =>
  type === 'entity' ? routes.entity.detail({ id }) : routes.entity.overview({}, { company_id: id });

/** Whether the companies have no objects to show in a tree. */
export const isEmptyTree = (companies: readonly Pick<TreeNode, 'children_count'>[]): boolean =>
  companies.every(({ children_count }) => children_count === 0);
