import { listOf, queryOf } from '@husrum/api-client';
import { addonCalls } from '@husrum/contract/addon';
import type { QueryInput } from '@husrum/contract/core';
import { useQuery } from '@tanstack/react-query';

export const useAddons = (query: QueryInput<typeof addonCalls.list>) =>
  useQuery(listOf(addonCalls.list, { query }));
export const useAddon = (id: number) => useQuery(queryOf(addonCalls.detail, { params: { id } }));
export const useLeasesOfAddon = (id: number, query: QueryInput<typeof addonCalls.leases>) =>
  useQuery(listOf(addonCalls.leases, { params: { id }, query }));
