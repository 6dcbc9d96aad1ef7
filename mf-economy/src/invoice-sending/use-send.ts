import { fact } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './sending.texts';

/** Asks, and mails a notice to its tenant. */
export const useSend = (id: number) => {
  const confirm = useConfirm();
  const save = useSave(invoiceCalls.send, {
    publish: () => [fact('invoice.sent', { invoicebaseId: id })],
    success: texts.sent,
  });
  const send = async () => {
    if (await confirm({ text: texts.question })) save.mutate({ params: { id } });
  };
  return { send, sending: save.isPending };
};
