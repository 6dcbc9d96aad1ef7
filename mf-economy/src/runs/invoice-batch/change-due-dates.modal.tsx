import { invoiceActionCalls } from '@husrum/contract/invoice';
import { DateField, SchemaForm } from '@husrum/forms';
import { ModalForm } from '@husrum/ui';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { useChangeDueDate } from './invoice-batch.queries';
import { invoiceBatchTexts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** Sets one due date on all selected invoices. */
export default function ChangeDueDatesModal({ ids, onClose }: Props) {
  const { state, run } = useBatch();
  const changeDueDate = useChangeDueDate();
  return (
    <ModalForm title={invoiceBatchTexts.changeDueDate} open onClose={onClose}>
      {state.step === 'confirmation' && (
        <SchemaForm
          // The schema of the single-invoice call: the form holds only the date, not the ids.
          schema={invoiceActionCalls.changeDueDate.body}
          initialValues={{ due_at: '' }}
          onSubmit={({ due_at }) => run(ids, changeDueDate(due_at))}
          submitLabel={invoiceBatchTexts.save}
          onCancel={onClose}
        >
          <p>{`${invoiceBatchTexts.dueDateText(ids.length)} ${invoiceBatchTexts.sentUnchanged}`}</p>
          <DateField name="due_at" />
        </SchemaForm>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && (
        <BatchResult {...state} doneText={invoiceBatchTexts.dueDateChanged} onClose={onClose} />
      )}
    </ModalForm>
  );
}
