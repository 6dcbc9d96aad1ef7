import { fetchAllRows, request } from '@husrum/api-client';
import { callKey } from '@husrum/contract/core';
import { leaseCalls } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { useQuery } from '@tanstack/react-query';

/** All leases that start or end between the two days, inclusive. */
export const useMovingLeases = (from: LocalDate, to: LocalDate) =>
  useQuery({
    queryKey: [...callKey(leaseCalls.list), 'all', { from, to }],
    queryFn: ({ signal }) =>
      fetchAllRows((page) =>
        request(leaseCalls.list, { query: { moves_from: from, moves_to: to, ...page }, signal }),
      ),
  });
