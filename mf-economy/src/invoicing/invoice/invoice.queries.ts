import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useQuery } from '@tanstack/react-query';

/** How often an invoice is refetched while a task for it waits in the accounting program. */
const WAITING_INTERVAL_MS = 5000;

export const useInvoice = (id: number) =>
  useQuery({
    ...callQueryOptions(invoiceCalls.detail, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.accounting?.waiting ? WAITING_INTERVAL_MS : false),
  });
export const useInvoices = (query: QueryInput<typeof invoiceCalls.list>) =>
  useQuery(listQueryOptions(invoiceCalls.list, { query }));
export const useLeaseInvoices = (id: number, query: QueryInput<typeof invoiceCalls.listByLease>) =>
  useQuery(listQueryOptions(invoiceCalls.listByLease, { params: { id }, query }));
export const useTenantInvoices = (id: number, query: QueryInput<typeof invoiceCalls.listByTenant>) =>
  useQuery(listQueryOptions(invoiceCalls.listByTenant, { params: { id }, query }));

export const useBusinessStatistics = () => useQuery(callQueryOptions(statisticsCalls.business));
export const useBadges = () => useQuery(callQueryOptions(statisticsCalls.badges));
