import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useUnbilled = (query: QueryInput<typeof calls.economy.unbilled>) =>
  useQuery(listOf(calls.economy.unbilled, { query }));

/** How many gaps there are, of the account or of a lease; 0 until that is known. */
export const useUnbilledCount = (leaseId?: number): number =>
  useQuery(queryOf(calls.economy.unbilledCount, { query: { lease_id: leaseId } })).data?.count ?? 0;
