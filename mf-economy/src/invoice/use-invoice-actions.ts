import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { notify, useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts as sending } from '../invoice-sending/invoice-sending.texts';
import { texts } from './invoice.texts';
import { typeWord } from './type-word';

/** What is done to an invoice with one question or none. */
export const useInvoiceActions = (invoice: Invoice) => {
  const { id, updated_at } = invoice;
  const go = useGo();
  const confirm = useConfirm();
  const params = { type: typeWord(invoice), id };
  const changed = () => [busEvent('invoice.changed', { invoiceId: id })];

  const ready = useSave(invoiceCalls.update, { publish: changed, success: texts.markedReady });
  const sync = useSave(invoiceCalls.update, {
    publish: changed,
    onDone: ({ sync_active }) =>
      sync_active ? notify.success(texts.syncOn) : notify.error(texts.syncFailed),
  });
  const sent = useSave(invoiceActionCalls.markSent, {
    publish: () => [busEvent('invoice.sent', { invoiceId: id })],
    success: sending.markedSent,
  });
  const cancel = useSave(invoiceActionCalls.cancel, { publish: changed, success: texts.cancelled });
  const credit = useSave(invoiceActionCalls.credit, {
    publish: changed,
    success: ({ credited_by }) => texts.credited(credited_by?.reference ?? ''),
  });
  const remove = useSave(invoiceCalls.remove, {
    publish: () => [busEvent('invoice.deleted', { invoiceId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.invoice.overview(), { replace: true }),
  });

  return {
    markReady: () => ready.mutate({ body: { id, status: 'READY', updated_at } }),
    markingReady: ready.isPending,
    reactivateSync: () => sync.mutate({ body: { id, sync_active: true, updated_at: null } }),
    markSent: async () => {
      if (await confirm({ text: sending.markSentQuestion })) sent.mutate({ params });
    },
    cancel: async () => {
      const question = { text: texts.cancelQuestion, ok: texts.cancel, danger: true };
      if (await confirm(question)) cancel.mutate({ params });
    },
    credit: async () => {
      const question = { text: texts.creditQuestion, ok: texts.credit, danger: true };
      if (await confirm(question)) credit.mutate({ params });
    },
    remove: async () => {
      const question = { text: texts.removeQuestion, ok: texts.remove, danger: true };
      if (await confirm(question)) remove.mutate({ params: { id } });
    },
  };
};
