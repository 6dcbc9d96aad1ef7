import { TextAreaField, TextField } from '@husrum/forms';
import { RepetitionIntervalField } from '../maintenance/repetition-interval.field';
import { TaskListField } from '../maintenance/task-list.field';

export const TemplateFields = () => (
  <>
    <TextField name="title" autoFocus />
    <TextAreaField name="description" rows={4} />
    <RepetitionIntervalField />
    <TaskListField />
  </>
);
