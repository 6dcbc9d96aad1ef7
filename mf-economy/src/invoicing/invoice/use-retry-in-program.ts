import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { busEvent } from '@husrum/contract/bus';
import type { Invoice } from '@husrum/contract/invoice';
import { notify, useApiMutation } from '@husrum/platform';
import { invoiceTexts } from './invoice.texts';

const { accounting: texts } = invoiceTexts;

const notifyResult = ({ accounting }: Invoice): void => {
  if (!accounting) return;
  const { sync_error, waiting, service } = accounting;
  if (sync_error !== null) notify.error(sync_error);
  else if (waiting !== null) notify.info(texts.retriedLater(service));
  else notify.success(texts.retried(service));
};

/** Retries the step that the accounting program refused, and shows the result as a toast. */
export const useRetryInProgram = ({ id }: Pick<Invoice, 'id'>) => {
  const retry = useApiMutation(accountingSyncCalls.retryInvoice, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    onSuccess: notifyResult,
  });
  return { isPending: retry.isPending, start: () => retry.mutate({ params: { id } }) };
};
