import { ApiError, request, requestFile } from '@husrum/api-client';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import type { QueryInput } from '@husrum/contract/core';
import { type Invoice, invoiceCalls } from '@husrum/contract/invoice';
import { type BatchOutcome, invoiceBatchCalls } from '@husrum/contract/invoice-batch';
import { useApiMutation } from '@husrum/platform';
import { invoiceTexts } from '../../invoicing/invoice/invoice.texts';
import { emptyOutcome, mergeOutcomes } from './invoice-batch.rules';
import { invoiceBatchTexts } from './invoice-batch.texts';

export type InvoiceFilters = QueryInput<typeof invoiceBatchCalls.ids>;

export const listInvoiceIds = async (query: InvoiceFilters): Promise<number[]> =>
  (await request(invoiceBatchCalls.ids, { query })).ids;

export const exportInvoices = (ids: readonly number[]) =>
  requestFile(invoiceBatchCalls.export, { body: { ids: [...ids] } });

/** Processes one chunk of the selected invoices, at most `BATCH_SIZE`. */
export type BatchAction = (ids: number[]) => Promise<BatchOutcome>;

/** The dialog itself shows failures. */
const mutationOptions = { publish: () => [busEvent('invoices.changed', {})], silentFailure: true };

export const useApprove = (): BatchAction => {
  const { mutateAsync } = useApiMutation(invoiceBatchCalls.approve, mutationOptions);
  return (ids) => mutateAsync({ body: { ids } });
};

const fetchInvoice = (id: number): Promise<Invoice> => request(invoiceCalls.detail, { params: { id } });

/** Why an invoice still has a problem after a retry; null when the retry succeeded. */
const findProblemAfterRetry = ({ accounting, error }: Invoice): string | null =>
  accounting?.sync_error ??
  (accounting?.waiting ? invoiceTexts.accounting.retriedLater(accounting.service) : error);

/** Retries the invoices one at a time: when the accounting program refuses one, the next is still tried. */
export const useRetry = (): BatchAction => {
  const { mutateAsync } = useApiMutation(accountingSyncCalls.retryInvoice, mutationOptions);
  const retryOne = async (id: number): Promise<BatchOutcome> => {
    const before = await fetchInvoice(id);
    const { reference } = before;
    const createFailure = (message: string): BatchOutcome => ({
      done: 0,
      failures: [{ id, reference, message }],
    });
    if (!before.accounting?.can_retry) return createFailure(invoiceBatchTexts.nothingToRetry);
    try {
      const problem = findProblemAfterRetry(await mutateAsync({ params: { id } }));
      return problem === null ? { done: 1, failures: [] } : createFailure(problem);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return createFailure(error.message);
      throw error;
    }
  };
  return async (ids) => {
    let outcome = emptyOutcome;
    for (const id of ids) outcome = mergeOutcomes(outcome, await retryOne(id));
    return outcome;
  };
};

export const usePayInvoices = () => {
  const { mutateAsync } = useApiMutation(invoiceBatchCalls.pay, mutationOptions);
  return (paidAt: string): BatchAction =>
    (ids) =>
      mutateAsync({ body: { ids, paid_at: paidAt } });
};

export const useChangeDueDate = () => {
  const { mutateAsync } = useApiMutation(invoiceBatchCalls.changeDueDate, mutationOptions);
  return (dueAt: string): BatchAction =>
    (ids) =>
      mutateAsync({ body: { ids, due_at: dueAt } });
};
