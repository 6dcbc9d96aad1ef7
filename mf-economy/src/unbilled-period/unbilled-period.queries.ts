import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useQuery } from '@tanstack/react-query';

export const useUnbilled = (query: QueryInput<typeof unbilledPeriodCalls.list>) =>
  useQuery(listOf(unbilledPeriodCalls.list, { query }));

/** How many gaps there are, of the account or of a lease; 0 until that is known. */
export const useUnbilledCount = (leaseId?: number): number =>
  useQuery(queryOf(unbilledPeriodCalls.count, { query: { lease_id: leaseId } })).data?.count ?? 0;
