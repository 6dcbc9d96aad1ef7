import { listOf, queryOf } from '@husrum/api-client';
import { calls, type EntityKind, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useEntity = (id: number) => useQuery(queryOf(calls.entity.detail, { params: { id } }));
export const useEntities = (query: QueryInput<typeof calls.entity.list>) =>
  useQuery(listOf(calls.entity.list, { query }));
export const useEntitiesOfKind = (type: EntityKind, query: QueryInput<typeof calls.entity.listByType>) =>
  useQuery(listOf(calls.entity.listByType, { params: { type }, query }));
export const useChildren = (id: number, query: QueryInput<typeof calls.entity.children>) =>
  useQuery(listOf(calls.entity.children, { params: { id }, query }));

const FOUND = 10;
/** The objects whose name fits what is typed and that others can lie under. */
export const parentsFound = (name: string) =>
  queryOf(calls.entity.list, { query: { name, parents: true, limit: FOUND } });

/** The same for every account and all day. */
export const useEntityTypes = () =>
  useQuery({ ...queryOf(calls.entity.types), staleTime: Number.POSITIVE_INFINITY });
