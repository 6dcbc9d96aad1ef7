import type { SendingAction } from '@husrum/contract/invoice-batch';
import { Button } from '@husrum/ui/core';
import { SendingPreview } from '../../invoicing/invoice-sending/sending-preview';
import { invoiceBatchTexts } from './invoice-batch.texts';

interface Props {
  ids: readonly number[];
  action: SendingAction;
  question: string;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before invoices are approved or sent. Invoices with a problem are left out, and the reason is shown. */
export const BatchConfirmation = ({
  ids,
  action,
  question,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onCancel,
}: Props) => (
  <div className="h-stack">
    <p>{question}</p>
    <SendingPreview ids={ids} action={action}>
      {(count) => (
        <div className="e-modal-foot">
          <Button type="primary" disabled={count === 0} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button onClick={onCancel}>{invoiceBatchTexts.cancel}</Button>
        </div>
      )}
    </SendingPreview>
  </div>
);
