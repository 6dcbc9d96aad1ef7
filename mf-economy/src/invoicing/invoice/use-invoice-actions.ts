import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls, invoiceCalls, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { notify, useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { invoiceSendingTexts } from '../invoice-sending/invoice-sending.texts';
import { invoiceTexts } from './invoice.texts';

/** The invoice actions that need one confirmation or none. */
export const useInvoiceActions = (invoice: Invoice) => {
  const { id, updated_at } = invoice;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const params = { type: toInvoiceTypeParam(invoice), id };
  const toChangedEvents = () => [busEvent('invoice.changed', { invoiceId: id })];

  const ready = useApiMutation(invoiceCalls.update, {
    publish: toChangedEvents,
    successMessage: invoiceTexts.markedReady,
  });
  const sync = useApiMutation(invoiceCalls.update, {
    publish: toChangedEvents,
    onSuccess: ({ sync_active }) =>
      sync_active ? notify.success(invoiceTexts.syncReactivated) : notify.error(invoiceTexts.syncFailed),
  });
  const markSent = useApiMutation(invoiceActionCalls.markSent, {
    publish: () => [busEvent('invoice.sent', { invoiceId: id })],
    successMessage: invoiceSendingTexts.markedSent,
  });
  const cancel = useApiMutation(invoiceActionCalls.cancel, {
    publish: toChangedEvents,
    successMessage: invoiceTexts.cancelled,
  });
  const bookkeep = useApiMutation(invoiceActionCalls.bookkeep, {
    publish: toChangedEvents,
    successMessage: invoiceTexts.bookkept,
  });
  const remove = useApiMutation(invoiceCalls.remove, {
    publish: () => [busEvent('invoice.deleted', { invoiceId: id })],
    successMessage: invoiceTexts.removed,
    failureMessage: invoiceTexts.removeFailed,
    onSuccess: () => navigate(routes.invoice.overview(), { replace: true }),
  });

  return {
    markReady: () => ready.mutate({ body: { id, status: 'READY', updated_at } }),
    isMarkingReady: ready.isPending,
    bookkeep: async () => {
      const program = invoice.accounting?.service ?? '';
      const question = { text: invoiceTexts.bookkeepQuestion(program), ok: invoiceTexts.bookkeep };
      if (await confirm(question)) bookkeep.mutate({ params });
    },
    isReactivatingSync: sync.isPending,
    reactivateSync: () => sync.mutate({ body: { id, sync_active: true, updated_at: null } }),
    markSent: async () => {
      if (await confirm({ text: invoiceSendingTexts.markSentQuestion })) markSent.mutate({ params });
    },
    cancel: async () => {
      const question = {
        text: invoiceTexts.cancelQuestion(invoice.kind),
        ok: invoiceTexts.cancel,
        danger: true,
      };
      if (await confirm(question)) cancel.mutate({ params });
    },
    remove: async () => {
      const question = {
        text: invoiceTexts.removeQuestion(invoice.kind),
        ok: invoiceTexts.remove,
        danger: true,
      };
      if (await confirm(question)) remove.mutate({ params: { id } });
    },
  };
};
