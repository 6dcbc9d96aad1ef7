import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import type { QueryInput } from '@husrum/contract/core';
import { depositCalls } from '@husrum/contract/deposit';
import type { LocalDate } from '@husrum/format';
import { useQuery } from '@tanstack/react-query';

export const useDeposits = (query: QueryInput<typeof depositCalls.list>) =>
  useQuery(listQueryOptions(depositCalls.list, { query }));

export const useLeaseDeposits = (leaseId: number) =>
  useQuery(callQueryOptions(depositCalls.listByLease, { params: { id: leaseId } }));

export const useTenantDeposits = (tenantId: number) =>
  useQuery(callQueryOptions(depositCalls.listByTenant, { params: { id: tenantId } }));

/** The unpaid invoices that a deposit can be used for. */
export const useInvoicesOfDeposit = (id: number) =>
  useQuery(callQueryOptions(depositCalls.invoices, { params: { id } }));

/** The agreed interest to a day. Not fetched without a day. */
export const useDepositInterest = (id: number, day: LocalDate | null) =>
  useQuery({
    ...callQueryOptions(depositCalls.previewInterest, { params: { id }, query: { day: day ?? '' } }),
    enabled: day !== null,
  });

export const useDepositSettings = (companyId: number) =>
  useQuery(callQueryOptions(depositCalls.settings, { params: { id: companyId } }));
