import { callQueryOptions } from '@husrum/api-client';
import { leaseCalls } from '@husrum/contract/lease';
import { useQuery } from '@tanstack/react-query';

const SEARCH_LIMIT = 10;

export const useLease = (id: number) => useQuery(callQueryOptions(leaseCalls.detail, { params: { id } }));

/** Query options for the leases that match a search text. */
export const leaseSearchQueryOptions = (search: string) =>
  callQueryOptions(leaseCalls.list, { query: { search, limit: SEARCH_LIMIT } });
