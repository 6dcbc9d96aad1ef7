import { request, requestFile } from '@husrum/api-client';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import { type BatchOutcome, invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { useSave } from '@husrum/platform';

export type InvoiceFilters = QueryInput<typeof invoiceBatchCalls.ids>;

export const idsInFilter = async (query: InvoiceFilters): Promise<number[]> =>
  (await request(invoiceBatchCalls.ids, { query })).ids;

export const exportFile = (ids: readonly number[]) =>
  requestFile(invoiceBatchCalls.export, { body: { ids: [...ids] } });

/** What is done to as many invoices as one call takes. */
export type Piece = (ids: number[]) => Promise<BatchOutcome>;

/** The dialog tells of failures itself. */
const told = { publish: () => [busEvent('invoices.changed', {})], quiet: true };

export const useApprove = (): Piece => {
  const { mutateAsync } = useSave(invoiceBatchCalls.approve, told);
  return (ids) => mutateAsync({ body: { ids } });
};

export const useMoveDueAt = () => {
  const { mutateAsync } = useSave(invoiceBatchCalls.moveDueAt, told);
  return (due_at: string): Piece =>
    (ids) =>
      mutateAsync({ body: { ids, due_at } });
};
