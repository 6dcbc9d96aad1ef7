import { busEvent } from '@husrum/contract/bus';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { DateField, FieldGrid, SchemaFormModal, SelectField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import type { Company } from '../../company/company.queries';
import { BilledElsewhereMarks } from './billed-elsewhere-marks';
import { unbilledPeriodTexts } from './unbilled-period.texts';

interface Props {
  companies: readonly Company[];
  open: boolean;
  onClose: () => void;
}

/**
 * Marks all unbilled days up to a date as billed elsewhere, for one company or all. It is for days billed before the landlord
 * used Husrum.
 */
export const MarkBilledElsewhereModal = ({ companies, open, onClose }: Props) => {
  const save = useApiMutation(unbilledPeriodCalls.markBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    successMessage: ({ message }) => message,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={unbilledPeriodTexts.markAll}
      open={open}
      onClose={onClose}
      schema={unbilledPeriodCalls.markBilledElsewhere.body}
      initialValues={{ until: '', company_id: null, lease_id: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={unbilledPeriodTexts.markAllSubmit}
    >
      <p>{unbilledPeriodTexts.markAllText}</p>
      <FieldGrid>
        <DateField name="until" />
        <SelectField
          name="company_id"
          placeholder={unbilledPeriodTexts.allCompanies}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FieldGrid>
      <BilledElsewhereMarks enabled={open} />
    </SchemaFormModal>
  );
};
