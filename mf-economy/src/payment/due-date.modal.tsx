import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { DateField, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { typeWord } from '../invoice/type-word';
import { texts } from './payment.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

export const DueDateModal = ({ invoice, open, onClose }: Props) => {
  const { id, due_at, sent_at } = invoice;
  const save = useSave(invoiceActionCalls.moveDueAt, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    success: texts.moved,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={texts.moveDueAt}
      open={open}
      onClose={onClose}
      schema={invoiceActionCalls.moveDueAt.body}
      initial={{ due_at: due_at ?? '' }}
      onSubmit={(body) => save.mutateAsync({ params: { type: typeWord(invoice), id }, body })}
      submitLabel="Spara"
    >
      {sent_at !== null && <p>Den avi som hyresgästen redan har fått ändras inte.</p>}
      <DateField name="due_at" />
    </SchemaModal>
  );
};
