import { ModalForm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useApprove, useSendMany } from './batch.queries';
import { texts } from './batch.texts';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useBatch } from './use-batch';

const acts = {
  approve: {
    title: texts.approveTitle,
    question: texts.approveQuestion,
    ok: texts.approve,
    done: texts.approved,
  },
  send: { title: texts.sendTitle, question: texts.sendQuestion, ok: texts.send, done: texts.sent },
} as const;

interface Props {
  act: keyof typeof acts;
  ids: readonly number[];
  onClose: () => void;
}

/** Question, progress, result: for what needs nothing but a yes. */
export const AskBatchModal = ({ act, ids, onClose }: Props) => {
  const { state, run } = useBatch();
  const pieceOf = { approve: useApprove(), send: useSendMany() };
  const { title, question, ok, done } = acts[act];
  return (
    <ModalForm title={title} open onClose={onClose}>
      {state.step === 'question' && (
        <div className="h-stack">
          <p>{question(ids.length)}</p>
          <div className="e-modal-foot">
            <Button type="primary" onClick={() => void run(ids, pieceOf[act])}>
              {ok}
            </Button>
            <Button onClick={onClose}>Avbryt</Button>
          </div>
        </div>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && <BatchResult {...state} sentence={done} onClose={onClose} />}
    </ModalForm>
  );
};
