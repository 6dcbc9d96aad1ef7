import { busEvent } from '@husrum/contract/bus';
import { reminderCalls } from '@husrum/contract/reminder';
import { addDays, today } from '@husrum/format';
import { DateField, SchemaFormModal, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { reminderTexts as texts } from './reminder.texts';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** The days that invoices are put aside for unless another day is chosen. */
const DAYS_ASIDE = 14;

/** Leaves the selected invoices out of reminders until a day. */
export default function PutInvoicesAsideModal({ ids, onClose }: Props) {
  const day = today(new Date());
  const save = useApiMutation(reminderCalls.putAside, {
    publish: () => [busEvent('reminder.changed', {})],
    successMessage: texts.asideDone,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      open
      title={texts.putAsideTitle}
      onClose={onClose}
      schema={reminderCalls.putAside.body}
      call={reminderCalls.putAside}
      initialValues={{ ids: [...ids], until: addDays(day, DAYS_ASIDE), note: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.putAside}
    >
      <p>{texts.putAsideHelp(ids.length)}</p>
      <DateField name="until" min={day} />
      <TextAreaField name="note" rows={2} />
    </SchemaFormModal>
  );
}
