import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { useQuery } from '@tanstack/react-query';

export const useInvoicebase = (id: number) => useQuery(queryOf(calls.invoicebase.detail, { params: { id } }));
export const useAccountStats = () => useQuery(queryOf(calls.stats.billable));
export const useBadges = () => useQuery(queryOf(calls.stats.badges));
