import { listOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useAddonsOfLease = (id: number, query: QueryInput<typeof calls.leaseaddon.ofLease>) =>
  useQuery(listOf(calls.leaseaddon.ofLease, { params: { id }, query }));
