import { busEvent } from '@husrum/contract/bus';
import { type Receipt, receiptCalls } from '@husrum/contract/receipt';
import { today } from '@husrum/format';
import { DateField, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { texts } from './receipt.texts';

interface Props {
  quittance: Receipt;
  onClose: () => void;
}

/** What was handed out has come back, today or on an earlier day. */
export const GiveBackModal = ({ quittance: receipt, onClose }: Props) => {
  const save = useSave(receiptCalls.giveBack, {
    publish: ({ lease_id }) => [busEvent('receipt.changed', { leaseId: lease_id })],
    success: ({ name }) => texts.returned(name),
    failure: texts.giveBackFailed,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={`${texts.giveBack} ${receipt.name}`}
      open
      onClose={onClose}
      schema={receiptCalls.giveBack.body}
      initial={{ id: receipt.id, return_date: today(new Date()) }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.giveBack}
    >
      <DateField name="return_date" min={receipt.handout_date ?? undefined} />
    </SchemaModal>
  );
};
