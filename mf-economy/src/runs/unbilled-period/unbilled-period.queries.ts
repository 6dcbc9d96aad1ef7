import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useQuery } from '@tanstack/react-query';

export const useUnbilledPeriods = (query: QueryInput<typeof unbilledPeriodCalls.list>) =>
  useQuery(listQueryOptions(unbilledPeriodCalls.list, { query }));

/** The latest marks of days that were billed elsewhere. */
export const useBilledElsewhereMarks = (enabled: boolean) =>
  useQuery({
    ...listQueryOptions(unbilledPeriodCalls.listBilledElsewhere, { query: { limit: 10 } }),
    enabled,
  });

/** Number of unbilled periods of the business or of one lease; 0 while loading. */
export const useUnbilledPeriodCount = (leaseId?: number): number =>
  useQuery(callQueryOptions(unbilledPeriodCalls.count, { query: { lease_id: leaseId } })).data?.count ?? 0;
