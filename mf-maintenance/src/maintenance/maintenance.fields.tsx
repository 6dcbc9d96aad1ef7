import { DateField, FieldGrid, MoneyField, SelectField, TextAreaField, TextField } from '@husrum/forms';
import { useResponsibleOptions } from '../ticket/ticket.queries';
import { maintenanceTexts } from './maintenance.texts';
import { RepetitionIntervalField } from './repetition-interval.field';
import { TaskListField } from './task-list.field';

/** The fields whose values a template can provide; locked when it does. */
export const ContentFields = ({ locked = false }: { locked?: boolean }) => (
  <>
    <TextField name="title" required={!locked} disabled={locked} />
    <TextAreaField name="description" rows={4} required={!locked} disabled={locked} />
    <TaskListField readOnly={locked} />
    <RepetitionIntervalField disabled={locked} />
  </>
);

/** Day, responsible user and budget. `responsible` is the current responsible user, who may have been removed. */
export const PlanFields = ({ responsible }: { responsible?: { id: number; name: string } | null }) => {
  const users = useResponsibleOptions(responsible);
  return (
    <FieldGrid>
      <DateField name="scheduled_at" />
      <TextField name="scheduled_time" placeholder={maintenanceTexts.timePlaceholder} />
      <SelectField name="responsible_id" options={users.options} loading={users.isPending} />
      <MoneyField name="budget" />
    </FieldGrid>
  );
};
