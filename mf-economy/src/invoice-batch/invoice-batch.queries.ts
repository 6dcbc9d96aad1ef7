import { request, requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import { type BatchOutcome, invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { useApiMutation } from '@husrum/platform';

export type InvoiceFilters = QueryInput<typeof invoiceBatchCalls.ids>;

export const listInvoiceIds = async (query: InvoiceFilters): Promise<number[]> =>
  (await request(invoiceBatchCalls.ids, { query })).ids;

export const exportInvoices = (ids: readonly number[]) =>
  requestFile(invoiceBatchCalls.export, { body: { ids: [...ids] } });

/** One API call for at most `BATCH_SIZE` invoices. */
export type BatchAction = (ids: number[]) => Promise<BatchOutcome>;

/** The dialog itself shows failures. */
const mutationOptions = { publish: () => [busEvent('invoices.changed', {})], silentFailure: true };

export const useApprove = (): BatchAction => {
  const { mutateAsync } = useApiMutation(invoiceBatchCalls.approve, mutationOptions);
  return (ids) => mutateAsync({ body: { ids } });
};

export const useChangeDueDate = () => {
  const { mutateAsync } = useApiMutation(invoiceBatchCalls.changeDueDate, mutationOptions);
  return (due_at: string): BatchAction =>
    (ids) =>
      mutateAsync({ body: { ids, due_at } });
};
