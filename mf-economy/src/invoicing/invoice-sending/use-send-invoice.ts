import { busEvent } from '@husrum/contract/bus';
import { invoiceCalls } from '@husrum/contract/invoice';
import { useApiMutation } from '@husrum/platform';
import { useState } from 'react';
import { invoiceSendingTexts } from './invoice-sending.texts';

/** The state of the dialog that mails one invoice to its tenant. */
export const useSendInvoice = (id: number) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const send = useApiMutation(invoiceCalls.send, {
    publish: () => [busEvent('invoice.sent', { invoiceId: id })],
    successMessage: invoiceSendingTexts.sent,
    onSuccess: close,
  });
  return {
    isOpen,
    isSending: send.isPending,
    open: () => setOpen(true),
    close,
    send: () => send.mutate({ params: { id } }),
  };
};
