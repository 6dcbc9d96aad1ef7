import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useEntity = (id: number) => useQuery(queryOf(calls.entity.detail, { params: { id } }));

/** The same for every account and all day. */
export const useEntityTypes = () =>
  useQuery({ ...queryOf(calls.entity.types), staleTime: Number.POSITIVE_INFINITY });
