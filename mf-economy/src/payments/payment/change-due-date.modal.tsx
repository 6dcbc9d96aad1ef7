import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { DateField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { paymentTexts } from './payment.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

export const ChangeDueDateModal = ({ invoice, open, onClose }: Props) => {
  const { id, due_at, sent_at } = invoice;
  const save = useApiMutation(invoiceActionCalls.changeDueDate, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    successMessage: paymentTexts.dueDateChanged,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={paymentTexts.changeDueDate}
      open={open}
      onClose={onClose}
      schema={invoiceActionCalls.changeDueDate.body}
      initialValues={{ due_at: due_at ?? '' }}
      onSubmit={(body) => save.mutateAsync({ params: { type: toInvoiceTypeParam(invoice), id }, body })}
      submitLabel={paymentTexts.save}
    >
      {sent_at !== null && <p>{paymentTexts.sentUnchanged}</p>}
      <DateField name="due_at" />
    </SchemaFormModal>
  );
};
