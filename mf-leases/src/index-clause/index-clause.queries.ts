import { callQueryOptions } from '@husrum/api-client';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { useQuery } from '@tanstack/react-query';

/** The index clause of a lease, with the supplements that it has given. */
export const useIndexClause = (leaseId: number) =>
  useQuery(callQueryOptions(indexClauseCalls.ofLease, { params: { id: leaseId } }));
