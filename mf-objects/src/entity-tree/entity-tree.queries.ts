import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { entityCalls, type TreeNode } from '@husrum/contract/entity';
import { useQueries, useQuery } from '@tanstack/react-query';
import { isEmptyTree, parseNodeKey } from './tree-node.rules';
import type { Branch } from './tree-rows.rules';

const companiesQueryOptions = callQueryOptions(entityCalls.tree, { query: {} });
export const useTreeCompanies = () => useQuery(companiesQueryOptions);

/** Whether there is nothing to show a tree of. Asks only if `enabled`. False until it is known. */
export const useIsTreeEmpty = (enabled: boolean): boolean => {
  const { data } = useQuery({ ...companiesQueryOptions, enabled });
  return enabled && data !== undefined && isEmptyTree(data);
};

/** The hits of a search; the previous ones stay visible until they have loaded. */
export const useTreeSearch = (search: string) =>
  useQuery({ ...listQueryOptions(entityCalls.tree, { query: { search } }), enabled: search !== '' });

/** The object with the nodes that contain it; nothing for an object that does not exist. */
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
  get: (key: string) => Branch;
  retry: (key: string) => void;
  isLoading: boolean;
}

/** The children of the nodes with these keys, each loaded on its own. */
export const useBranches = (keys: readonly string[]): Branches => {
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
