import './task-list.css';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { MAX_TASKS } from '@husrum/contract/maintenance';
import { FormItem, useFormField, useFormikContext } from '@husrum/forms';
import { Button } from '@husrum/ui/core';
import { Input } from '@husrum/ui/input';
import { OrderedList } from '@husrum/ui/ordered-list';
import { useState } from 'react';
import { maintenanceTexts } from './maintenance.texts';
import { addTaskAfter, type TaskRow } from './task-list.rules';
import { TaskNames } from './task-names';

interface FormTasks {
  tasks: readonly TaskRow[];
}

/** The tasks of a template or an activity: the user adds, removes, rewords and orders them. */
export const TaskListField = ({ readOnly = false }: { readOnly?: boolean }) => {
  const field = useFormField({ name: 'tasks' });
  const { values } = useFormikContext<FormTasks>();
  const [addedKey, setAddedKey] = useState<number>();
  const { tasks } = values;
  const add = (index: number) => {
    const rows = addTaskAfter(tasks, index);
    setAddedKey(rows[index + 1]?.key);
    field.setValue(rows);
  };
  const isFull = tasks.length >= MAX_TASKS;
  return (
    <FormItem field={field} group>
      {readOnly ? (
        <TaskNames tasks={tasks.map(({ key, task }) => ({ id: key, task }))} />
      ) : (
        <div className="m-task-list">
          {tasks.length > 0 && (
            <OrderedList
              label={maintenanceTexts.tasks}
              items={tasks}
              itemKey={({ key }) => key}
              itemLabel={({ task }, index) => task.trim() || maintenanceTexts.taskNumber(index + 1)}
              render={({ key }, index) => (
                <TaskInput index={index} autoFocus={key === addedKey} onEnter={() => !isFull && add(index)} />
              )}
              onChange={(rows) => field.setValue(rows)}
            />
          )}
          <div>
            <Button icon={<PlusOutlined />} disabled={isFull} onClick={() => add(tasks.length - 1)}>
              {maintenanceTexts.addTask}
            </Button>
          </div>
        </div>
      )}
    </FormItem>
  );
};

/** A task is one paragraph, so line breaks in a pasted text become spaces. */
const withoutLineBreaks = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

interface TaskInputProps {
  index: number;
  autoFocus: boolean;
  /** Enter continues with a new task below. */
  onEnter: () => void;
}

const TaskInput = ({ index, autoFocus, onEnter }: TaskInputProps) => {
  const field = useFormField({ name: `tasks.${index}.task` });
  return (
    <>
      <Input.TextArea
        {...field.controlProps}
        className="m-task-list__input"
        autoSize
        aria-label={maintenanceTexts.taskLabel(index + 1)}
        status={field.error ? 'error' : undefined}
        autoComplete="off"
        autoFocus={autoFocus}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.setValue(withoutLineBreaks(event.target.value))}
        onBlur={field.onBlur}
        onPressEnter={(event) => {
          event.preventDefault();
          onEnter();
        }}
      />
      {field.error && (
        <div className="h-field__error" id={`${field.id}-error`} data-field-error={field.id}>
          {field.error}
        </div>
      )}
    </>
  );
};
