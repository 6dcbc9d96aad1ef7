import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { entityCalls, type TreeNode } from '@husrum/contract/entity';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { isEmptyTree, parseNodeKey } from './tree-node.rules';
import { type Branch, listFetchedKeys } from './tree-rows.rules';

const companiesQueryOptions = callQueryOptions(entityCalls.tree, { query: {} });
export const useTreeCompanies = () => useQuery(companiesQueryOptions);

/**
 * Whether the account has no objects to show in a tree. Asks the server only if `enabled`. The result is false until the
 * answer is known.
 */
export const useIsTreeEmpty = (enabled: boolean): boolean => {
  const { data } = useQuery({ ...companiesQueryOptions, enabled });
  return enabled && data !== undefined && isEmptyTree(data);
};

/** The hits of a search. The hits of the previous search stay visible until they have loaded. */
export const useTreeSearch = (search: string) =>
  useQuery({ ...listQueryOptions(entityCalls.tree, { query: { search } }), enabled: search !== '' });

/**
 * The object with the nodes that contain it. The result is undefined until it has loaded, and for an object that does not
 * exist.
 */
export const useTreeEntity = (id: number | undefined): TreeNode | undefined => {
  const { data } = useQuery({
    ...callQueryOptions(entityCalls.tree, { query: { entity_id: id } }),
    enabled: id !== undefined,
  });
  return data?.[0];
};

const childrenQueryOptions = (key: string) => {
  const { type, id } = parseNodeKey(key) ?? { type: 'entity', id: 0 };
  return callQueryOptions(entityCalls.tree, {
    query: type === 'company' ? { company_id: id } : { parent_id: id },
  });
};

export interface Branches {
  /** The children of the node with this key. */
  get: (key: string) => Branch;
  retry: (key: string) => void;
  isLoading: boolean;
}

interface BranchesOptions {
  companies: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  openPath: TreeNode['path'];
}

/**
 * The children of the expanded nodes, each loaded on its own. Those of a node below a collapsed node are not fetched: it may
 * never be seen again.
 */
export const useBranches = (tree: BranchesOptions): Branches => {
  const queryClient = useQueryClient();
  const keys = listFetchedKeys({
    ...tree,
    getChildren: (key) => queryClient.getQueryData<TreeNode[]>(childrenQueryOptions(key).queryKey),
  });
  const results = useQueries({ queries: keys.map(childrenQueryOptions) });
  const find = (key: string) => results[keys.indexOf(key)];
  return {
    get: (key) => {
      const { data, error, isFetching } = find(key) ?? {};
      return data ?? (error && !isFetching ? 'failed' : 'loading');
    },
    retry: (key) => void find(key)?.refetch(),
    isLoading: results.some(({ isPending }) => isPending),
  };
};
