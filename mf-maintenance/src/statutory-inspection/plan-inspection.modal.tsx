import { busEvent } from '@husrum/contract/bus';
import {
  type InspectionRequirementDetail,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { today } from '@husrum/format';
import { DateField, FieldGrid, MoneyField, SchemaFormModal, SelectField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { useResponsibleOptions } from '../ticket/ticket.queries';
import { inspectionTexts } from './inspection.texts';

interface Props {
  requirement: InspectionRequirementDetail;
  open: boolean;
  onClose: () => void;
}

export const PlanInspectionModal = ({ requirement, open, onClose }: Props) => {
  const { entity, kind, installation, due_on, inspections } = requirement;
  const users = useResponsibleOptions();
  const save = useApiMutation(statutoryInspectionCalls.planActivity, {
    publish: ({ planned }) => [
      busEvent('inspection.changed', { entityId: entity.id }),
      ...(planned ? [busEvent('maintenance.created', { maintenanceId: planned.id })] : []),
    ],
    successMessage: inspectionTexts.planned,
    onSuccess: onClose,
  });
  const currentDay = today(new Date());
  return (
    <SchemaFormModal
      title={inspectionTexts.planTitle}
      open={open}
      onClose={onClose}
      schema={statutoryInspectionCalls.planActivity.body}
      initialValues={{
        entity_id: entity.id,
        kind,
        installation_id: installation?.id ?? null,
        day: due_on !== null && due_on > currentDay ? due_on : currentDay,
        budget: inspections[0]?.cost ?? null,
        responsible_id: null,
      }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={inspectionTexts.planActivity}
    >
      <p className="h-prose">{inspectionTexts.planText}</p>
      <FieldGrid>
        <DateField name="day" />
        <MoneyField name="budget" />
        <SelectField name="responsible_id" options={users.options} loading={users.isPending} />
      </FieldGrid>
    </SchemaFormModal>
  );
};
