import { ModalForm } from '@husrum/ui';
import { SendingRun } from '../../invoicing/invoice-sending/sending-run';
import { useStartSendingRun } from '../../invoicing/invoice-sending/use-start-sending-run';
import { BatchConfirmation } from './batch-confirmation';
import { invoiceBatchTexts } from './invoice-batch.texts';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** Starts a job run on the server. The run continues when the user leaves the page. */
export default function SendInvoicesModal({ ids, onClose }: Props) {
  const { runId, isStarting, start } = useStartSendingRun();
  return (
    <ModalForm title={invoiceBatchTexts.sendTitle} open onClose={onClose} width={760}>
      {runId === undefined ? (
        <BatchConfirmation
          ids={ids}
          action="SEND"
          question={invoiceBatchTexts.sendQuestion(ids.length)}
          confirmLabel={invoiceBatchTexts.send}
          isBusy={isStarting}
          onConfirm={() => start(ids)}
          onCancel={onClose}
        />
      ) : (
        <SendingRun id={runId} onClose={onClose} />
      )}
    </ModalForm>
  );
}
