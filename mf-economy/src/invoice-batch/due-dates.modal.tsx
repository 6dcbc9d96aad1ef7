import { invoiceActionCalls } from '@husrum/contract/invoice';
import { DateField, SchemaForm } from '@husrum/forms';
import { ModalForm } from '@husrum/ui';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useMoveDueAt } from './invoice-batch.queries';
import { texts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** One due date for all that are marked. */
export const DueDatesModal = ({ ids, onClose }: Props) => {
  const { state, run } = useBatch();
  const moveDueAt = useMoveDueAt();
  return (
    <ModalForm title={texts.due} open onClose={onClose}>
      {state.step === 'question' && (
        <SchemaForm
          // The schema of one invoice: the ids are none of the form's business.
          schema={invoiceActionCalls.moveDueAt.body}
          initial={{ due_at: '' }}
          onSubmit={({ due_at }) => run(ids, moveDueAt(due_at))}
          submitLabel="Spara"
          onCancel={onClose}
        >
          <p>{`${texts.dueQuestion(ids.length)} ${texts.dueLater}`}</p>
          <DateField name="due_at" />
        </SchemaForm>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && <BatchResult {...state} sentence={texts.moved} onClose={onClose} />}
    </ModalForm>
  );
};
