import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import type { WorkItem } from '@husrum/contract/field-work';
import { type MaintenanceTask, maintenanceCalls, taskStatusLabel } from '@husrum/contract/maintenance';
import { useCan } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTaskStatus } from '../maintenance/use-task-status';
import { workQueryOptions } from './field-work.queries';
import { fieldWorkTexts } from './field-work.texts';

const icons = {
  INCOMPLETE: <span className="field-task__box" />,
  COMPLETE: <CheckCircleFilled />,
  FAILED: <CloseCircleFilled />,
} as const;

/** The tasks as large buttons. A new status is shown at once, and reverted if the server rejects it. */
export const WorkTasks = ({ item }: { item: WorkItem }) => {
  const client = useQueryClient();
  const can = useCan();
  const { queryKey } = workQueryOptions(item.type, item.id);
  const { tasks, advance } = useTaskStatus(item, (saved) =>
    client.setQueryData(queryKey, (before) => before && { ...before, tasks: saved.tasks }),
  );
  const canChange = item.status === 'STARTED' && can(maintenanceCalls.changeTask);
  const completeCount = tasks.filter(({ status }) => status === 'COMPLETE').length;
  return (
    <Section
      title={fieldWorkTexts.tasks}
      extra={<span aria-live="polite">{fieldWorkTexts.tasksDone(completeCount, tasks.length)}</span>}
      flush
    >
      <ol className="field-list" aria-label={fieldWorkTexts.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              className={`field-task field-task--${task.status.toLowerCase()}`}
              disabled={!canChange}
              onClick={() => advance(task)}
            >
              <TaskContent task={task} />
            </button>
          </li>
        ))}
      </ol>
      {item.status === 'WAITING' && <p className="field-hint">{fieldWorkTexts.startToTick}</p>}
      {canChange && <p className="field-hint">{fieldWorkTexts.tickHint}</p>}
    </Section>
  );
};

const TaskContent = ({ task: { task, status } }: { task: MaintenanceTask }) => (
  <>
    <span className="field-task__icon">{icons[status]}</span>
    <span className="field-task__text">{task}</span>
    <span className="field-task__status">{taskStatusLabel[status]}</span>
  </>
);
