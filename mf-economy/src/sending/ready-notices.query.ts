import { request } from '@husrum/api-client';
import { calls, type InvoicebaseRow, keyOf } from '@husrum/contract';
import { queryOptions } from '@tanstack/react-query';

const LARGEST_PAGE = 100;

const pageOf = (page: number, signal: AbortSignal) =>
  request(calls.invoicebase.list, { query: { filter: 'ready', limit: LARGEST_PAGE, page }, signal });

/** Every notice that is ready: page after page until there are no more. */
export const readyNotices = queryOptions({
  queryKey: [...keyOf(calls.invoicebase.list), 'all ready'],
  queryFn: async ({ signal }): Promise<InvoicebaseRow[]> => {
    const first = await pageOf(1, signal);
    const rows = [...first.data];
    for (let page = 2; page <= first.last_page; page += 1) rows.push(...(await pageOf(page, signal)).data);
    return rows;
  },
  staleTime: 0,
});
