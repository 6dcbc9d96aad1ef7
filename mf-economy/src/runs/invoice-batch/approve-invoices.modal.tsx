import { ModalForm } from '@husrum/ui';
import { BatchConfirmation } from './batch-confirmation';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useApprove } from './invoice-batch.queries';
import { invoiceBatchTexts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** Confirmation, progress and result. The browser calls the server chunk by chunk. */
export default function ApproveInvoicesModal({ ids, onClose }: Props) {
  const { state, run } = useBatch();
  const approve = useApprove();
  return (
    <ModalForm title={invoiceBatchTexts.approveTitle} open onClose={onClose}>
      {state.step === 'confirmation' && (
        <BatchConfirmation
          ids={ids}
          action="APPROVE"
          question={invoiceBatchTexts.approveQuestion(ids.length)}
          confirmLabel={invoiceBatchTexts.approve}
          onConfirm={() => void run(ids, approve)}
          onCancel={onClose}
        />
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && (
        <BatchResult {...state} doneText={invoiceBatchTexts.approved} onClose={onClose} />
      )}
    </ModalForm>
  );
}
