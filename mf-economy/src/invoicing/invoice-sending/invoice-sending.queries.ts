import { callQueryOptions, fetchAllRows, request } from '@husrum/api-client';
import { callKey, type ResponseOf } from '@husrum/contract/core';
import { type Invoice, invoiceActionCalls, invoiceCalls, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { invoiceBatchCalls, type SendingAction } from '@husrum/contract/invoice-batch';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { addRemarks, type InvoiceWithRemarks } from './send-all.rules';

/** All invoices that are ready to send, over all pages, with the server's remarks on each. */
export const readyInvoicesQueryOptions = queryOptions({
  queryKey: [...callKey(invoiceCalls.list), 'all ready'],
  queryFn: async ({ signal }): Promise<InvoiceWithRemarks[]> => {
    const { remarks, due_dates } = await request(invoiceCalls.remarks, { signal });
    const rows = await fetchAllRows((page) =>
      request(invoiceCalls.list, { query: { filter: 'ready', ...page }, signal }),
    );
    return addRemarks(rows, remarks, due_dates);
  },
  staleTime: 0,
});

export const useSendingPreview = (ids: readonly number[], action: SendingAction) =>
  useQuery({
    ...callQueryOptions(invoiceBatchCalls.sendingPreview, { body: { ids: [...ids], action } }),
    placeholderData: keepPreviousData,
    // Always fetch again: the settings may have been completed.
    gcTime: 0,
    staleTime: 0,
  });

export type PreviewFile = ResponseOf<typeof invoiceActionCalls.preview>;

/** `asSent` gives the PDF of a cancelled or credited invoice as it was sent. */
export const usePdfPreview = (invoice: Invoice, asSent: boolean) =>
  useQuery({
    ...callQueryOptions(invoiceActionCalls.preview, {
      params: { type: toInvoiceTypeParam(invoice), id: invoice.id },
      ...(asSent && { query: { as_sent: true } }),
    }),
    // Always fetch again: the rows may have changed.
    gcTime: 0,
    staleTime: 0,
  });
