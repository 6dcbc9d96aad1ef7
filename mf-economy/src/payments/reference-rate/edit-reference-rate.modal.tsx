import { busEvent } from '@husrum/contract/bus';
import { type ReferenceRateInput, referenceRateCalls } from '@husrum/contract/reference-rate';
import { DateField, FieldGrid, PercentField, SchemaForm, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { referenceRateTexts as texts } from './reference-rate.texts';

interface Props {
  /** The half-year to type or correct. */
  rate: { readonly valid_from: string; readonly percent: number | null };
  onClose: () => void;
}

/** Types the reference rate of a half-year, or corrects it. */
export default function EditReferenceRateModal({ rate, onClose }: Props) {
  const save = useApiMutation(referenceRateCalls.save, {
    publish: () => [busEvent('lateCharges.changed', {})],
    successMessage: texts.saved,
    onSuccess: onClose,
  });
  return (
    <ModalForm title={texts.editTitle(rate)} open onClose={onClose}>
      <SchemaForm<ReferenceRateInput>
        schema={referenceRateCalls.save.body}
        initialValues={{ valid_from: rate.valid_from, percent: rate.percent, note: '' }}
        onSubmit={(body) => save.mutateAsync({ body })}
        onCancel={onClose}
        submitLabel={texts.save}
      >
        <FieldGrid>
          <DateField name="valid_from" />
          <PercentField name="percent" />
        </FieldGrid>
        <TextField name="note" hint={texts.noteHint} />
      </SchemaForm>
    </ModalForm>
  );
}
