import { busEvent } from '@husrum/contract/bus';
import {
  type InspectionRequirementDetail,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { NumberField, SchemaFormModal, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { inspectionTexts } from './inspection.texts';

/** The form suggests it for a kind without an interval in the law, such as sweeping. */
const DEFAULT_MONTHS = 12;

interface Props {
  requirement: InspectionRequirementDetail;
  open: boolean;
  onClose: () => void;
}

export const InspectionIntervalModal = ({ requirement, open, onClose }: Props) => {
  const { entity, kind, months, own_interval, interval_updated_at } = requirement;
  const save = useApiMutation(statutoryInspectionCalls.setInterval, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: inspectionTexts.intervalSaved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={inspectionTexts.intervalTitle}
      open={open}
      onClose={onClose}
      schema={statutoryInspectionCalls.setInterval.body}
      initialValues={{
        entity_id: entity.id,
        kind,
        months: months ?? DEFAULT_MONTHS,
        reason: own_interval?.reason ?? '',
        updated_at: interval_updated_at,
      }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={inspectionTexts.save}
    >
      <p className="h-prose">{inspectionTexts.intervalText}</p>
      <NumberField name="months" decimals={0} />
      <TextField name="reason" />
    </SchemaFormModal>
  );
};
