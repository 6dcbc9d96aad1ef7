import { type IndexSeries, indexSeries, indexSeriesLabel } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { indexValueCalls } from '@husrum/contract/index-value';
import {
  FieldGrid,
  NumberField,
  SchemaFormModal,
  SelectField,
  TextAreaField,
  toOptions,
} from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { indexValueTexts as texts } from './index-value.texts';

interface Props {
  /** The missing number that the user chose. */
  initial: { readonly series: IndexSeries; readonly year: number | null };
  onClose: () => void;
}

/** Types the index number of an October, with its source. */
export default function TypeIndexValueModal({ initial, onClose }: Props) {
  const save = useApiMutation(indexValueCalls.save, {
    publish: () => [busEvent('indexValue.changed', {})],
    successMessage: texts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={texts.add}
      open
      onClose={onClose}
      schema={indexValueCalls.save.body}
      initialValues={{ ...initial, value: null, note: '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.save}
    >
      <p className="h-muted">{texts.addHelp}</p>
      <FieldGrid>
        <SelectField name="series" options={toOptions(indexSeries, indexSeriesLabel)} />
        <NumberField name="year" decimals={0} useGrouping={false} />
        <NumberField name="value" decimals={2} />
      </FieldGrid>
      <TextAreaField name="note" rows={2} hint={texts.noteHint} />
    </SchemaFormModal>
  );
}
