import { callQueryOptions } from '@husrum/api-client';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

/** The preview of an import. The server reads all customers and open invoices of the program, which may take a while. */
export const useImportReport = (id: number) =>
  useQuery({
    ...callQueryOptions(accountingSyncCalls.previewImport, { params: { id } }),
    retry: false,
    refetchOnWindowFocus: false,
  });

export const useLinkCustomers = (onSuccess: () => void) =>
  useApiMutation(accountingSyncCalls.linkCustomers, {
    publish: () => [busEvent('accountingSync.changed', {})],
    successMessage: ({ message }) => message,
    onSuccess,
  });
