import { queryOf, request } from '@husrum/api-client';
import { keyOf, type OkOf } from '@husrum/contract/core';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { typeWord } from '../invoice/type-word';
import { type CheckedInvoice, withRemarks } from './send-all.rules';

const LARGEST_PAGE = 100;

const pageOf = (page: number, signal: AbortSignal) =>
  request(invoiceCalls.list, { query: { filter: 'ready', limit: LARGEST_PAGE, page }, signal });

/** Every invoice that is ready, page after page until there are no more, with what should be looked at in each. */
export const readyInvoices = queryOptions({
  queryKey: [...keyOf(invoiceCalls.list), 'all ready'],
  queryFn: async ({ signal }): Promise<CheckedInvoice[]> => {
    const { remarks } = await request(invoiceCalls.remarks, { signal });
    const first = await pageOf(1, signal);
    const rows = [...first.data];
    for (let page = 2; page <= first.last_page; page += 1) rows.push(...(await pageOf(page, signal)).data);
    return withRemarks(rows, remarks);
  },
  staleTime: 0,
});

export type PreviewFile = OkOf<typeof invoiceActionCalls.preview>;

export const usePreview = (invoice: Invoice) =>
  useQuery({
    ...queryOf(invoiceActionCalls.preview, { params: { type: typeWord(invoice), id: invoice.id } }),
    // Asked for anew each time: rows may have changed since.
    gcTime: 0,
    staleTime: 0,
  });
