import './maintenance-tasks.css';
import {
  canChangeTasks,
  completionPercent,
  type Maintenance,
  type MaintenanceTask,
  maintenanceCalls,
  nextTaskStatus,
  taskStatusLabel,
} from '@husrum/contract/maintenance';
import { useCan } from '@husrum/platform';
import { EmptyState, Section, StatusTag } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import { maintenanceTexts } from './maintenance.texts';
import { useTaskStatus } from './use-task-status';

/** The tasks in order, with their progress. A click on a task changes its status while the work is in progress. */
export const MaintenanceTasks = ({ maintenance }: { maintenance: Maintenance }) => {
  const { tasks, advance } = useTaskStatus(maintenance);
  const can = useCan();
  const canChange = canChangeTasks(maintenance.status) && can(maintenanceCalls.changeTask);
  return (
    <Section title={maintenanceTexts.tasks}>
      {tasks.length === 0 ? (
        <EmptyState kind="nothing" compact title={maintenanceTexts.noTasks} />
      ) : (
        <>
          <TaskProgress maintenance={maintenance} tasks={tasks} />
          <ol className="m-tasks" aria-label={maintenanceTexts.tasks}>
            {tasks.map((task) => (
              <li key={task.id}>
                {canChange ? (
                  <TaskButton task={task} onClick={() => advance(task)} />
                ) : (
                  <TaskLine task={task} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  );
};

const getHint = ({ status }: Maintenance): string | undefined => {
  if (status === 'IN_PROGRESS') return maintenanceTexts.tickHint;
  return status === 'PLANNED' || status === 'OVERDUE' ? maintenanceTexts.startToTick : undefined;
};

interface ProgressProps {
  maintenance: Maintenance;
  tasks: readonly MaintenanceTask[];
}

const TaskProgress = ({ maintenance, tasks }: ProgressProps) => {
  const count = (status: MaintenanceTask['status']) => tasks.filter((task) => task.status === status).length;
  const complete = count('COMPLETE');
  const failed = count('FAILED');
  const hint = getHint(maintenance);
  return (
    <div className="m-tasks__head">
      <Progress
        percent={completionPercent(maintenance.status, tasks.length, complete)}
        format={(percent = 0) => maintenanceTexts.percent(percent)}
        aria-label={maintenanceTexts.columns.completion}
      />
      <span aria-live="polite">
        {maintenanceTexts.tasksComplete(complete, tasks.length)}
        {failed > 0 && `, ${maintenanceTexts.tasksFailed(failed)}`}
      </span>
      {hint && <p className="m-tasks__hint">{hint}</p>}
    </div>
  );
};

const TaskContent = ({ task, status }: MaintenanceTask) => (
  <>
    <span className="m-task__text">{task}</span> <StatusTag kind="task" value={status} />
  </>
);

const TaskLine = ({ task }: { task: MaintenanceTask }) => (
  <div className="m-task">
    <TaskContent {...task} />
  </div>
);

const TaskButton = ({ task, onClick }: { task: MaintenanceTask; onClick: () => void }) => (
  <button
    type="button"
    className="m-task"
    title={maintenanceTexts.changeTask(taskStatusLabel[nextTaskStatus(task.status)])}
    onClick={onClick}
  >
    <TaskContent {...task} />
  </button>
);
