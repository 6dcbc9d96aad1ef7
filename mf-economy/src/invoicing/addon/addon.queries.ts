import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { addonCalls } from '@husrum/contract/addon';
import type { QueryInput } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

export const useAddons = (query: QueryInput<typeof addonCalls.list>) =>
  useQuery(listQueryOptions(addonCalls.list, { query }));
export const useAddon = (id: number) => useQuery(callQueryOptions(addonCalls.detail, { params: { id } }));
export const useAddonLeases = (id: number, query: QueryInput<typeof addonCalls.leases>) =>
  useQuery(listQueryOptions(addonCalls.leases, { params: { id }, query }));
