import { listOf, queryOf } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import { statisticsCalls } from '@husrum/contract/statistics';
import { useQuery } from '@tanstack/react-query';

/** As many as a picker shows of what is found. */
const FOUND = 10;

export const useInvoice = (id: number) => useQuery(queryOf(invoiceCalls.detail, { params: { id } }));
export const useInvoices = (query: QueryInput<typeof invoiceCalls.list>) =>
  useQuery(listOf(invoiceCalls.list, { query }));
export const useInvoicesOfLease = (id: number, query: QueryInput<typeof invoiceCalls.ofLease>) =>
  useQuery(listOf(invoiceCalls.ofLease, { params: { id }, query }));
export const useInvoicesOfTenant = (id: number, query: QueryInput<typeof invoiceCalls.ofTenant>) =>
  useQuery(listOf(invoiceCalls.ofTenant, { params: { id }, query }));

/** The lease that an invoice is made for, and those that fit what is typed. */
export const useLease = (id: number) => useQuery(queryOf(leaseCalls.detail, { params: { id } }));
export const leasesFound = (search: string) => queryOf(leaseCalls.list, { query: { search, limit: FOUND } });

export const useAccountStats = () => useQuery(queryOf(statisticsCalls.billable));
export const useBadges = () => useQuery(queryOf(statisticsCalls.badges));
