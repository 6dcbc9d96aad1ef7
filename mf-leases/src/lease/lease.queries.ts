import { listOf, queryOf } from '@husrum/api-client';
import { calls, type LeaseFilter, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useLease = (id: number) => useQuery(queryOf(calls.lease.detail, { params: { id } }));

/** All leases, or those in one state. */
export const useLeases = (filter: LeaseFilter | undefined, query: QueryInput<typeof calls.lease.list>) => {
  const all = useQuery({ ...listOf(calls.lease.list, { query }), enabled: filter === undefined });
  const inState = useQuery({
    ...listOf(calls.lease.listByState, { params: { state: filter ?? '' }, query }),
    enabled: filter !== undefined,
  });
  return filter === undefined ? all : inState;
};
