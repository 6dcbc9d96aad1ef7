import { listOf, queryOf } from '@husrum/api-client';
import { calls, type QueryInput } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

/** As many as a picker shows of what is found. */
const FOUND = 10;

export const useInvoicebase = (id: number) => useQuery(queryOf(calls.invoicebase.detail, { params: { id } }));
export const useNotices = (query: QueryInput<typeof calls.invoicebase.list>) =>
  useQuery(listOf(calls.invoicebase.list, { query }));
export const useNoticesOfLease = (id: number, query: QueryInput<typeof calls.invoicebase.ofLease>) =>
  useQuery(listOf(calls.invoicebase.ofLease, { params: { id }, query }));
export const useNoticesOfTenant = (id: number, query: QueryInput<typeof calls.invoicebase.ofTenant>) =>
  useQuery(listOf(calls.invoicebase.ofTenant, { params: { id }, query }));

/** The lease that a notice is made for, and those that fit what is typed. */
export const useLease = (id: number) => useQuery(queryOf(calls.lease.detail, { params: { id } }));
export const leasesFound = (search: string) => queryOf(calls.lease.list, { query: { search, limit: FOUND } });

export const useAccountStats = () => useQuery(queryOf(calls.stats.billable));
export const useBadges = () => useQuery(queryOf(calls.stats.badges));
