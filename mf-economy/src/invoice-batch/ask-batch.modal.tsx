import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { SendingRun } from '../invoice-sending/sending-run';
import { useSending } from '../invoice-sending/use-sending';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useApprove } from './invoice-batch.queries';
import { texts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

interface Question {
  text: string;
  ok: string;
  busy?: boolean;
  onOk: () => void;
  onClose: () => void;
}

const Ask = ({ text, ok, busy = false, onOk, onClose }: Question) => (
  <div className="h-stack">
    <p>{text}</p>
    <div className="e-modal-foot">
      <Button type="primary" loading={busy} onClick={onOk}>
        {ok}
      </Button>
      <Button onClick={onClose}>Avbryt</Button>
    </div>
  </div>
);

/** Question, progress, result: the page does it, piece by piece. */
export const ApproveModal = ({ ids, onClose }: Props) => {
  const { state, run } = useBatch();
  const approve = useApprove();
  return (
    <ModalForm title={texts.approveTitle} open onClose={onClose}>
      {state.step === 'question' && (
        <Ask
          text={texts.approveQuestion(ids.length)}
          ok={texts.approve}
          onOk={() => void run(ids, approve)}
          onClose={onClose}
        />
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && <BatchResult {...state} sentence={texts.approved} onClose={onClose} />}
    </ModalForm>
  );
};

/** The server sends, also when the page is left. */
export const SendManyModal = ({ ids, onClose }: Props) => {
  const { runId, starting, send } = useSending();
  return (
    <ModalForm title={texts.sendTitle} open onClose={onClose} width={760}>
      {runId === undefined ? (
        <Ask
          text={texts.sendQuestion(ids.length)}
          ok={texts.send}
          busy={starting}
          onOk={() => send(ids)}
          onClose={onClose}
        />
      ) : (
        <SendingRun id={runId} onClose={onClose} />
      )}
    </ModalForm>
  );
};
