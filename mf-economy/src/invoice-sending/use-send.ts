import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './invoice-sending.texts';

/** Asks, and mails an invoice to its tenant. */
export const useSend = (id: number) => {
  const confirm = useConfirm();
  const save = useSave(invoiceCalls.send, {
    publish: () => [busEvent('invoice.sent', { invoiceId: id })],
    success: texts.sent,
  });
  const send = async () => {
    if (await confirm({ text: texts.question })) save.mutate({ params: { id } });
  };
  return { send, sending: save.isPending };
};
