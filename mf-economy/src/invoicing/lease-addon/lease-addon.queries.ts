import { listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { useQuery } from '@tanstack/react-query';

export const useLeaseAddons = (id: number, query: QueryInput<typeof leaseAddonCalls.listByLease>) =>
  useQuery(listQueryOptions(leaseAddonCalls.listByLease, { params: { id }, query }));
