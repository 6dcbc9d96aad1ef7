import { fact } from '@husrum/contract/bus';
import { type Quittance, receiptCalls } from '@husrum/contract/receipt';
import { today } from '@husrum/format';
import { DateField, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { texts } from './quittance.texts';

interface Props {
  quittance: Quittance;
  onClose: () => void;
}

/** What was handed out has come back, today or on an earlier day. */
export const GiveBackModal = ({ quittance, onClose }: Props) => {
  const save = useSave(receiptCalls.giveBack, {
    publish: ({ lease_id }) => [fact('quittance.changed', { leaseId: lease_id })],
    success: ({ name }) => texts.returned(name),
    failure: texts.giveBackFailed,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={`${texts.giveBack} ${quittance.name}`}
      open
      onClose={onClose}
      schema={receiptCalls.giveBack.body}
      initial={{ id: quittance.id, return_date: today(new Date()) }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.giveBack}
    >
      <DateField name="return_date" min={quittance.handout_date ?? undefined} />
    </SchemaModal>
  );
};
