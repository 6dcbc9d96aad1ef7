import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { invoiceSendingTexts } from './invoice-sending.texts';

/** Mails one invoice to its tenant after a confirmation. */
export const useSendInvoice = (id: number) => {
  const confirm = useConfirm();
  const save = useApiMutation(invoiceCalls.send, {
    publish: () => [busEvent('invoice.sent', { invoiceId: id })],
    successMessage: invoiceSendingTexts.sent,
  });
  const send = async () => {
    if (await confirm({ text: invoiceSendingTexts.question })) save.mutate({ params: { id } });
  };
  return { send, sending: save.isPending };
};
