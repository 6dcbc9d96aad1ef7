import { indexSeries, indexSeriesLabel } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { indexClauseCalls, type LeaseIndexClause } from '@husrum/contract/index-clause';
import {
  FieldGrid,
  MoneyField,
  NumberField,
  SchemaFormModal,
  SelectField,
  SwitchField,
  TextAreaField,
  toOptions,
} from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { indexClauseTexts as texts } from './index-clause.texts';

interface Props {
  leaseId: number;
  current: LeaseIndexClause;
  onClose: () => void;
}

/** A new clause begins with the rent in force as its base rent. */
const toInitialValues = ({ clause, rent_per_year }: LeaseIndexClause): Record<string, unknown> => ({
  base_rent: clause?.base_rent ?? rent_per_year,
  share: clause?.share ?? 100,
  series: clause?.series ?? '1980',
  base_value: clause?.base_value ?? null,
  base_year: clause?.base_year ?? null,
  first_year: clause?.first_year ?? null,
  may_fall: clause?.may_fall ?? false,
  conversion: clause?.conversion ?? null,
});

/** Adds or changes the index clause of a lease. */
export default function EditIndexClauseModal({ leaseId, current, onClose }: Props) {
  const save = useApiMutation(indexClauseCalls.save, {
    publish: () => [busEvent('indexClause.changed', { leaseId })],
    successMessage: texts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={texts.editTitle}
      open
      onClose={onClose}
      schema={indexClauseCalls.save.body}
      initialValues={toInitialValues(current)}
      onSubmit={(body) => save.mutateAsync({ params: { id: leaseId }, body })}
      submitLabel={texts.save}
    >
      <p className="h-muted">{texts.help}</p>
      <FieldGrid>
        <MoneyField name="base_rent" hint={texts.baseRentHint} />
        <NumberField name="share" decimals={2} suffix="%" />
        <SelectField
          name="series"
          options={toOptions(indexSeries, indexSeriesLabel)}
          hint={texts.seriesHint}
        />
        <NumberField name="base_value" decimals={2} hint={texts.baseValueHint} />
        <NumberField name="base_year" decimals={0} useGrouping={false} />
        <NumberField name="first_year" decimals={0} useGrouping={false} />
      </FieldGrid>
      <SwitchField name="may_fall" />
      <TextAreaField name="conversion" rows={2} hint={texts.conversionHint} />
    </SchemaFormModal>
  );
}
