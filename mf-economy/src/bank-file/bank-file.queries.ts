import { callQueryOptions, listQueryOptions } from '@husrum/api-client';
import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput, ResponseOf } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { useApiMutation } from '@husrum/platform';
import { useQuery } from '@tanstack/react-query';

const SEARCH_LIMIT = 10;

export const useBankFiles = (query: QueryInput<typeof bankFileCalls.list>) =>
  useQuery(listQueryOptions(bankFileCalls.list, { query }));
export const useBankFile = (id: number) =>
  useQuery(callQueryOptions(bankFileCalls.detail, { params: { id } }));
export const useBankPayments = (
  id: number,
  query: QueryInput<typeof bankFileCalls.payments>,
  enabled: boolean,
) => useQuery({ ...listQueryOptions(bankFileCalls.payments, { params: { id }, query }), enabled });

/** The invoices of a company that match a search text; without one those that are unpaid. */
export const invoiceSearchQueryOptions = (companyId: number, search: string) =>
  callQueryOptions(invoiceCalls.list, {
    query: {
      company_id: companyId,
      limit: SEARCH_LIMIT,
      sort: { by: 'due_at', order: 'asc' },
      ...(search === '' ? { filter: 'unpaid' } : { search, not_cancelled: true }),
    },
  });

/** Uploads a file and reads it. Its errors are shown under the file. */
export const useUploadBankFile = (onSuccess: (file: ResponseOf<typeof bankFileCalls.upload>) => void) =>
  useApiMutation(bankFileCalls.upload, {
    publish: () => [busEvent('bankFile.changed', {})],
    onSuccess,
    silentFailure: true,
  });

export const useChooseInvoice = (successMessage: (payment: BankPayment) => string) =>
  useApiMutation(bankFileCalls.choose, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage,
  });

export const useRemoveBankFile = (successMessage: string, onSuccess: () => void) =>
  useApiMutation(bankFileCalls.remove, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage,
    onSuccess,
  });
