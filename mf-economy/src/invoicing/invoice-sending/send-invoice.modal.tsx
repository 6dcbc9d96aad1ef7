import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { SendingPreview } from './sending-preview';
import type { useSendInvoice } from './use-send-invoice';

interface Props {
  id: number;
  /** Whether the invoice has been sent before. */
  isResend?: boolean;
  sending: ReturnType<typeof useSendInvoice>;
}

/** Asks before one invoice is mailed. Shows the recipient, the amount, the due date and the account that it is paid to. */
export const SendInvoiceModal = ({
  id,
  isResend = false,
  sending: { isOpen, isSending, send, close },
}: Props) => (
  <ModalForm title={invoiceSendingTexts.sendTitle} open={isOpen} onClose={close}>
    <div className="h-stack">
      <p>{invoiceSendingTexts.question}</p>
      <SendingPreview ids={[id]} action={isResend ? 'RESEND' : 'SEND'}>
        {(count) => (
          <div className="e-modal-foot">
            <Button type="primary" disabled={count === 0} loading={isSending} onClick={send}>
              {invoiceSendingTexts.confirm}
            </Button>
            <Button disabled={isSending} onClick={close}>
              {invoiceSendingTexts.cancel}
            </Button>
          </div>
        )}
      </SendingPreview>
    </div>
  </ModalForm>
);
