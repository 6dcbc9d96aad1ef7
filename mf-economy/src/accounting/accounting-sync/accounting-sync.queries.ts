import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';
import { accountingSyncTexts } from './accounting-sync.texts';

export const useDivergences = (query: QueryInput<typeof accountingSyncCalls.divergences>) =>
  useQuery(listQueryOptions(accountingSyncCalls.divergences, { query }));

/** The open divergences of one invoice. With `isEnabled` false nothing is fetched: an invoice that is in no accounting program has none. */
export const useInvoiceDivergences = (invoiceId: number, isEnabled: boolean) =>
  useQuery({
    ...callQueryOptions(accountingSyncCalls.divergences, { query: { invoice_id: invoiceId, page: 1 } }),
    enabled: isEnabled,
  });

/** Tries again, in the background, what accounting programs have refused. */
export const useRetryAllInProgram = () =>
  useApiMutation(accountingSyncCalls.retryAll, {
    publish: () => [busEvent('accountingSync.changed', {})],
    successMessage: ({ count }) => accountingSyncTexts.retriedAll(count),
  });

export const useDecideDivergence = () =>
  useApiMutation(accountingSyncCalls.decide, {
    publish: () => [busEvent('accountingSync.changed', {})],
    successMessage: ({ message }) => message,
    silentFailure: true,
  });
