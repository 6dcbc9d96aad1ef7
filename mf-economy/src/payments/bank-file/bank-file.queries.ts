import { callQueryOptions, fetchAllRows, listQueryOptions, request } from '@husrum/api-client';
import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import { busEvent } from '@husrum/contract/bus';
import { callKey, type QueryInput, type ResponseOf } from '@husrum/contract/core';
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

/** The ids of the payments that are ready to register now, of all pages. */
export const fetchReadyIds = async (id: number): Promise<ReadonlySet<number>> => {
  const rows = await fetchAllRows((page) =>
    request(bankFileCalls.payments, { params: { id }, query: { state: 'READY', ...page } }),
  );
  return new Set(rows.map((payment) => payment.id));
};

/** The invoices of a company that can be chosen for a payment: those that match a search text, and without one the unpaid ones. */
export const invoiceSearchQueryOptions = (companyId: number, search: string) =>
  callQueryOptions(invoiceCalls.list, {
    query: {
      company_id: companyId,
      limit: SEARCH_LIMIT,
      sort: { by: 'due_at', order: 'asc' },
      payable_from_bank_file: true,
      ...(search === '' ? { filter: 'unpaid' } : { search }),
    },
  });

/** Uploads a file and reads it. Its errors are shown under the file. */
export const useUploadBankFile = (onSuccess: (file: ResponseOf<typeof bankFileCalls.upload>) => void) =>
  useApiMutation(bankFileCalls.upload, {
    publish: () => [busEvent('bankFile.changed', {})],
    onSuccess,
    silentFailure: true,
  });

/** The columns of a CSV file, of which the user says what they are. It is read anew for each file that is chosen. */
export const useCsvColumns = (file: File) =>
  useQuery({
    queryKey: [...callKey(bankFileCalls.columns), file.name, file.size, file.lastModified],
    queryFn: ({ signal }) => request(bankFileCalls.columns, { file, signal }),
  });

export const useChooseInvoice = (successMessage: (payment: BankPayment) => string) =>
  useApiMutation(bankFileCalls.choose, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage,
  });

export const useRemoveBankFile = (onSuccess: () => void) =>
  useApiMutation(bankFileCalls.remove, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage: ({ message }) => message,
    onSuccess,
  });
