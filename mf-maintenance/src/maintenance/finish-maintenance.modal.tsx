import { busEvent } from '@husrum/contract/bus';
import { type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { addDays, today } from '@husrum/format';
import { SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Alert } from '@husrum/ui/core';
import { maintenanceTexts } from './maintenance.texts';
import { NoteFields } from './note.fields';

interface Props {
  maintenance: Maintenance;
  open: boolean;
  onClose: () => void;
}

/** Finishes an activity, with a note and its cost. Says how many tasks are not complete, and the day of the next activity. */
export const FinishMaintenanceModal = ({ maintenance, open, onClose }: Props) => {
  const { id, note, cost, tasks, reschedule_in, next_id } = maintenance;
  const save = useApiMutation(maintenanceCalls.finish, {
    publish: () => [busEvent('maintenance.changed', { maintenanceId: id })],
    successMessage: maintenanceTexts.finished,
    onSuccess: onClose,
  });
  const incompleteCount = tasks.filter(({ status }) => status !== 'COMPLETE').length;
  const createsNext = reschedule_in !== null && next_id === null;
  return (
    <SchemaFormModal
      title={maintenanceTexts.finishTitle}
      open={open}
      onClose={onClose}
      schema={maintenanceCalls.finish.body}
      initialValues={{ note, cost }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={maintenanceTexts.finish}
    >
      {incompleteCount > 0 && (
        <Alert type="warning" showIcon title={maintenanceTexts.notComplete(incompleteCount)} />
      )}
      <NoteFields />
      {createsNext && (
        <p className="h-prose">{maintenanceTexts.nextOn(addDays(today(new Date()), reschedule_in))}</p>
      )}
    </SchemaFormModal>
  );
};
