import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { type EntityListType, entityCalls } from '@husrum/contract/entity';
import { useQuery } from '@tanstack/react-query';

export const useEntity = (id: number) => useQuery(callQueryOptions(entityCalls.detail, { params: { id } }));
export const useEntities = (query: QueryInput<typeof entityCalls.list>) =>
  useQuery(listQueryOptions(entityCalls.list, { query }));
export const useEntitiesByType = (type: EntityListType, query: QueryInput<typeof entityCalls.listByType>) =>
  useQuery(listQueryOptions(entityCalls.listByType, { params: { type }, query }));
export const useEntityChildren = (id: number, query: QueryInput<typeof entityCalls.children>) =>
  useQuery(listQueryOptions(entityCalls.children, { params: { id }, query }));

const SEARCH_LIMIT = 10;
/** Searches by name among the objects that can have children, or, with `childTypeId`, children of that type. */
export const parentSearchQueryOptions = (name: string, childTypeId?: number) =>
  callQueryOptions(entityCalls.list, {
    query: { name, parents: true, parents_for_type_id: childTypeId, limit: SEARCH_LIMIT },
  });

/** They are never stale, because the types are the same for every business. */
export const useEntityTypes = () =>
  useQuery({ ...callQueryOptions(entityCalls.types), staleTime: Number.POSITIVE_INFINITY });
