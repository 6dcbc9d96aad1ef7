import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useAddons = (query: QueryInput<typeof calls.addon.list>) =>
  useQuery(listOf(calls.addon.list, { query }));
export const useAddon = (id: number) => useQuery(queryOf(calls.addon.detail, { params: { id } }));
export const useLeasesOfAddon = (id: number, query: QueryInput<typeof calls.addon.leases>) =>
  useQuery(listOf(calls.addon.leases, { params: { id }, query }));
