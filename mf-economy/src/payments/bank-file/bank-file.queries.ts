import { callQueryOptions, fetchAllRows, listQueryOptions, request, requestFile } from '@husrum/api-client';
import { type BankPayment, type BankPaymentPart, bankFileCalls } from '@husrum/contract/bank-file';
import { busEvent } from '@husrum/contract/bus';
import { callKey, type QueryInput, type ResponseOf } from '@husrum/contract/core';
import { invoiceCalls, isWrittenOff } from '@husrum/contract/invoice';
import { formatEntityName } from '@husrum/format';
import { downloadFile, useApiMutation } from '@husrum/platform';
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

/** Downloads a file as it was uploaded. */
export const downloadBankFile = (id: number): Promise<void> =>
  downloadFile(() => requestFile(bankFileCalls.file, { params: { id } }));

/** The ids of the payments that are ready to register now, of all pages. */
export const fetchReadyIds = async (id: number): Promise<ReadonlySet<number>> => {
  const rows = await fetchAllRows((page) =>
    request(bankFileCalls.payments, { params: { id }, query: { state: 'READY', ...page } }),
  );
  return new Set(rows.map((payment) => payment.id));
};

/** An invoice that can be chosen for a payment, with what is left of it. */
export type PickableInvoice = Pick<
  BankPaymentPart,
  'id' | 'reference' | 'status' | 'tenant' | 'tenant_id' | 'entity' | 'left'
> & { readonly isWrittenOff?: boolean };

interface InvoiceSearch {
  companyId: number;
  paymentId: number;
  text: string;
}

const toPickable = ({
  id,
  reference,
  status,
  tenant,
  lease,
  payment_left,
  written_off = 0,
}: ResponseOf<typeof invoiceCalls.list>['data'][number]): PickableInvoice => ({
  id,
  reference,
  status,
  tenant: tenant?.name ?? '',
  tenant_id: tenant?.id ?? null,
  entity: lease ? formatEntityName(lease.entity) : '',
  // A payment takes back what is written off.
  left: payment_left + written_off,
  isWrittenOff: isWrittenOff({ status, written_off }),
});

/**
 * The invoices of a company that can be chosen for a payment: without a search text the open ones, the nearest to the payment first,
 * and with one those that match it, also when they are paid.
 */
export const invoiceSearchQueryOptions = ({ companyId, paymentId, text }: InvoiceSearch) => ({
  queryKey: [...callKey(text === '' ? bankFileCalls.nearest : invoiceCalls.list), 'pick', paymentId, text],
  queryFn: async ({
    signal,
  }: {
    signal: AbortSignal;
  }): Promise<{ data: PickableInvoice[]; total: number }> => {
    if (text === '')
      return request(bankFileCalls.nearest, {
        params: { id: paymentId },
        query: { limit: SEARCH_LIMIT },
        signal,
      });
    const found = await request(invoiceCalls.list, {
      query: {
        company_id: companyId,
        limit: SEARCH_LIMIT,
        sort: { by: 'due_at', order: 'asc' },
        payable_from_bank_file: true,
        search: text,
      },
      signal,
    });
    return { data: found.data.map(toPickable), total: found.total };
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

export const useDividePayment = (successMessage: string, onSuccess: () => void) =>
  useApiMutation(bankFileCalls.divide, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage: () => successMessage,
    onSuccess,
    silentFailure: true,
  });

export const useRemoveBankFile = (onSuccess: () => void) =>
  useApiMutation(bankFileCalls.remove, {
    publish: () => [busEvent('bankFile.changed', {})],
    successMessage: ({ message }) => message,
    onSuccess,
  });
