import { busEvent } from '@husrum/contract/bus';
import { type Receipt, receiptCalls } from '@husrum/contract/receipt';
import { earliestDate, today } from '@husrum/format';
import { DateField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { receiptTexts } from './receipt.texts';

interface Props {
  receipt: Receipt;
  onClose: () => void;
}

/** Records that the item was returned, today or on an earlier day. */
export const ReturnReceiptModal = ({ receipt, onClose }: Props) => {
  const currentDay = today(new Date());
  const save = useApiMutation(receiptCalls.markReturned, {
    publish: ({ lease_id }) => [busEvent('receipt.changed', { leaseId: lease_id })],
    successMessage: ({ name }) => receiptTexts.returned(name),
    failureMessage: receiptTexts.returnFailed,
    toastFieldErrors: true,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={receiptTexts.returnTitle(receipt.name)}
      open
      onClose={onClose}
      schema={receiptCalls.markReturned.body}
      initialValues={{ id: receipt.id, return_date: currentDay }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={receiptTexts.return}
    >
      <DateField
        name="return_date"
        min={earliestDate(receipt.handout_date ?? currentDay, currentDay)}
        max={currentDay}
      />
    </SchemaFormModal>
  );
};
