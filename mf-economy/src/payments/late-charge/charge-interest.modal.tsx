import { MAX_CHARGED_INVOICES } from '@husrum/contract/late-charge';
import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { BatchProgress } from '../../runs/invoice-batch/batch-progress';
import { BatchResult } from '../../runs/invoice-batch/batch-result';
import { useBatch } from '../../runs/invoice-batch/use-batch';
import { useChargeInterest } from './late-charge.queries';
import { lateChargeTexts } from './late-charge.texts';

/** Charges the interest of the selected invoices, chunk by chunk. */
export default function ChargeInterestModal({
  ids,
  onClose,
}: {
  ids: readonly number[];
  onClose: () => void;
}) {
  const { state, run } = useBatch();
  const charge = useChargeInterest();
  return (
    <ModalForm title={lateChargeTexts.chargeTitle} open onClose={onClose}>
      {state.step === 'confirmation' && (
        <div className="h-stack">
          <p>{lateChargeTexts.chargeQuestion(ids.length)}</p>
          <p className="h-muted">{lateChargeTexts.chargeHelp}</p>
          <div className="e-modal-foot">
            <Button type="primary" onClick={() => void run(ids, charge, MAX_CHARGED_INVOICES)}>
              {lateChargeTexts.charge}
            </Button>
            <Button onClick={onClose}>{lateChargeTexts.cancel}</Button>
          </div>
        </div>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && (
        <BatchResult {...state} doneText={lateChargeTexts.charged} onClose={onClose} />
      )}
    </ModalForm>
  );
}
