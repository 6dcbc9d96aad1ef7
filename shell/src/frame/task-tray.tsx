import './task-tray.css';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { bus } from '@husrum/event-bus';
import { AppLink } from '@husrum/platform';
import { DateText, EmptyState, StatusTag } from '@husrum/ui';
import { Badge, Button, Drawer } from '@husrum/ui/core';
import { useEffect, useRef, useState } from 'react';
import { type Task, useRetry, useTasks } from './tasks.queries';
import { doneOf, taskText } from './tasks.rules';

/** The task that has ended since last time, said once; invoices on the page are then fetched again. */
const useEnded = (tasks: readonly Task[]): Task | undefined => {
  const running = useRef<ReadonlySet<number>>(new Set());
  const [ended, setEnded] = useState<Task>();
  useEffect(() => {
    const over = tasks.find(({ id, status }) => status !== 'RUNNING' && running.current.has(id));
    running.current = new Set(tasks.filter(({ status }) => status === 'RUNNING').map(({ id }) => id));
    if (!over) return;
    setEnded(over);
    bus.publish(busEvent('invoices.sent', {}));
  }, [tasks]);
  return ended;
};

const TaskItem = ({ task, onLeave }: { task: Task; onLeave: () => void }) => {
  const retry = useRetry();
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
        <progress className="s-task__bar" max={total ?? undefined} value={doneOf(task)} aria-label={title} />
      )}
      <span>{taskText(task)}</span>
      <small className="h-muted">
        <DateText value={started_at} time />
        {started_by && ` · ${started_by}`}
      </small>
      {status === 'FAILED' && failed > 0 && (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate({ params: { id } })}>
          Försök igen med de som misslyckades
        </Button>
      )}
    </li>
  );
};

const NONE: readonly Task[] = [];

/** What the account has asked the server to do: how far it has come, how it went, and what did not go. */
export const TaskTray = () => {
  const [open, setOpen] = useState(false);
  const { data } = useTasks();
  const tasks = data?.data ?? NONE;
  const ended = useEnded(tasks);
  const running = tasks.filter(({ status }) => status === 'RUNNING').length;
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={running} size="small">
        <Button
          type="text"
          icon={<UnorderedListOutlined />}
          aria-label={running === 0 ? 'Uppgifter' : `Uppgifter, ${running} pågår`}
          onClick={() => setOpen(true)}
        />
      </Badge>
      <span className="h-visually-hidden" role="status">
        {running === 0 && ended && `${ended.title}: ${taskText(ended)}`}
      </span>
      <Drawer title="Uppgifter" open={open} onClose={close}>
        {tasks.length === 0 && (
          <EmptyState
            kind="nothing"
            compact
            title="Inga uppgifter"
            text="Här syns utskick som du har startat."
          />
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
