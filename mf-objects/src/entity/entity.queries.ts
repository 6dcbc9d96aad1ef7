import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { type EntityKind, entityCalls } from '@husrum/contract/entity';
import { useQuery } from '@tanstack/react-query';

export const useEntity = (id: number) => useQuery(queryOf(entityCalls.detail, { params: { id } }));
export const useEntities = (query: QueryInput<typeof entityCalls.list>) =>
  useQuery(listOf(entityCalls.list, { query }));
export const useEntitiesOfKind = (type: EntityKind, query: QueryInput<typeof entityCalls.listByType>) =>
  useQuery(listOf(entityCalls.listByType, { params: { type }, query }));
export const useChildren = (id: number, query: QueryInput<typeof entityCalls.children>) =>
  useQuery(listOf(entityCalls.children, { params: { id }, query }));

const FOUND = 10;
/** The objects whose name fits what is typed and that others can lie under. */
export const parentsFound = (name: string) =>
  queryOf(entityCalls.list, { query: { name, parents: true, limit: FOUND } });

/** The same for every account and all day. */
export const useEntityTypes = () =>
  useQuery({ ...queryOf(entityCalls.types), staleTime: Number.POSITIVE_INFINITY });
