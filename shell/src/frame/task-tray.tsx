import { jobRunCalls } from '@husrum/contract/job-run';
import './task-tray.css';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { bus } from '@husrum/event-bus';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, StatusTag } from '@husrum/ui';
import { Badge, Button, Drawer } from '@husrum/ui/core';
import { useEffect, useRef, useState } from 'react';
import { taskTexts } from './frame.texts';
import { type Task, useRestartTask, useTasks } from './tasks.queries';
import { countFinished, formatTask } from './tasks.rules';

/** The task that has finished most recently. Publishes `invoices.sent`, so that lists of invoices are refetched. */
const useFinishedTask = (tasks: readonly Task[]): Task | undefined => {
  const running = useRef<ReadonlySet<number>>(new Set());
  const [finished, setFinished] = useState<Task>();
  useEffect(() => {
    const justFinished = tasks.find(({ id, status }) => status !== 'RUNNING' && running.current.has(id));
    running.current = new Set(tasks.filter(({ status }) => status === 'RUNNING').map(({ id }) => id));
    if (!justFinished) return;
    setFinished(justFinished);
    bus.publish(busEvent('invoices.sent', {}));
  }, [tasks]);
  return finished;
};

const TaskItem = ({ task, onLeave }: { task: Task; onLeave: () => void }) => {
  const retry = useRestartTask();
  const { id, title, status, total, failed, started_by, started_at } = task;
  return (
    <li className="s-task">
      <div className="s-task__head">
        <AppLink to={routes.economy.run({ id })} onClick={onLeave}>
          {title}
        </AppLink>
        <StatusTag kind="run" value={status} />
      </div>
      {status === 'RUNNING' && (
        <progress
          className="s-task__bar"
          max={total ?? undefined}
          value={countFinished(task)}
          aria-label={title}
        />
      )}
      <span>{formatTask(task)}</span>
      <small className="h-muted">
        <DateText value={started_at} time />
        {started_by && ` · ${started_by}`}
      </small>
      {status === 'FAILED' && failed > 0 && (
        <Button
          call={jobRunCalls.restart}
          size="small"
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id } })}
        >
          {taskTexts.retryFailed}
        </Button>
      )}
    </li>
  );
};

const NO_TASKS: readonly Task[] = [];

/** The background tasks that people of the business have started: progress, result, and a retry of what failed. */
export const TaskTray = () => {
  const [open, setOpen] = useState(false);
  const { data } = useTasks();
  const tasks = data?.data ?? NO_TASKS;
  const finished = useFinishedTask(tasks);
  const running = tasks.filter(({ status }) => status === 'RUNNING').length;
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={running} size="small" offset={[-6, 6]}>
        <Button
          type="text"
          icon={<UnorderedListOutlined />}
          aria-label={taskTexts.titleWithRunning(running)}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <span className="h-visually-hidden" role="status">
        {running === 0 && finished && `${finished.title}: ${formatTask(finished)}`}
      </span>
      <Drawer title={taskTexts.title} open={open} onClose={close}>
        {tasks.length === 0 && (
          <EmptyState kind="nothing" compact title={taskTexts.none} text={taskTexts.noneText} />
        )}
        <ul className="s-tasks">
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} onLeave={close} />
          ))}
        </ul>
      </Drawer>
    </>
  );
};
