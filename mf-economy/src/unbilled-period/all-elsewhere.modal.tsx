import { busEvent } from '@husrum/contract/bus';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { today } from '@husrum/format';
import { DateField, FieldGrid, SchemaModal, SelectField } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import type { Company } from '../company/company.queries';
import { texts } from './unbilled-period.texts';

interface Props {
  companies: readonly Company[];
  open: boolean;
  onClose: () => void;
}

/** What was billed before the product was taken into use: everything up to a day, of a company or of all. */
export const AllElsewhereModal = ({ companies, open, onClose }: Props) => {
  const save = useSave(unbilledPeriodCalls.markBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    success: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <SchemaModal
      title={texts.allElsewhere}
      open={open}
      onClose={onClose}
      schema={unbilledPeriodCalls.markBilledElsewhere.body}
      initial={{ until: '', company_id: null, lease_id: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.allElsewhereSave}
    >
      <p>{texts.allElsewhereText}</p>
      <FieldGrid>
        <DateField name="until" max={today(new Date())} />
        <SelectField
          name="company_id"
          placeholder="Alla företag"
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldGrid>
    </SchemaModal>
  );
};
