import { Button } from '@husrum/ui/core';
import { invoiceBatchTexts } from './invoice-batch.texts';

interface Props {
  question: string;
  confirmLabel: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export const BatchConfirmation = ({ question, confirmLabel, busy = false, onConfirm, onCancel }: Props) => (
  <div className="h-stack">
    <p>{question}</p>
    <div className="e-modal-foot">
      <Button type="primary" loading={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
      <Button onClick={onCancel}>{invoiceBatchTexts.cancel}</Button>
    </div>
  </div>
);
