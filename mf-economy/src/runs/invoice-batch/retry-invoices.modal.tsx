import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useRetry } from './invoice-batch.queries';
import { invoiceBatchTexts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** The accounting program may need a second per invoice, so progress is updated after each one. */
const RETRY_CHUNK_SIZE = 1;

/** Confirmation, progress and result. Retries each refused invoice in its accounting program. */
export default function RetryInvoicesModal({ ids, onClose }: Props) {
  const { state, run } = useBatch();
  const retry = useRetry();
  return (
    <ModalForm title={invoiceBatchTexts.retryTitle} open onClose={onClose}>
      {state.step === 'confirmation' && (
        <div className="h-stack">
          <p>{invoiceBatchTexts.retryQuestion(ids.length)}</p>
          <div className="e-modal-foot">
            <Button type="primary" onClick={() => void run(ids, retry, RETRY_CHUNK_SIZE)}>
              {invoiceBatchTexts.retry}
            </Button>
            <Button onClick={onClose}>{invoiceBatchTexts.cancel}</Button>
          </div>
        </div>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && (
        <BatchResult {...state} doneText={invoiceBatchTexts.retried} onClose={onClose} />
      )}
    </ModalForm>
  );
}
