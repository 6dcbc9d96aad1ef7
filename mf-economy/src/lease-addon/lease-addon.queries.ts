import { listOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { useQuery } from '@tanstack/react-query';

export const useAddonsOfLease = (id: number, query: QueryInput<typeof leaseAddonCalls.ofLease>) =>
  useQuery(listOf(leaseAddonCalls.ofLease, { params: { id }, query }));
