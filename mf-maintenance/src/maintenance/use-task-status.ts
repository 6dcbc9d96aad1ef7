import { busEvent } from '@husrum/contract/bus';
import {
  type Maintenance,
  type MaintenanceTask,
  maintenanceCalls,
  nextTaskStatus,
  type TaskStatus,
} from '@husrum/contract/maintenance';
import { publish, useApiMutation } from '@husrum/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maintenanceQueryOptions } from './maintenance.queries';

/**
 * The tasks as the user has changed them, shown before the server responds. Changes are sent one at a time, because the
 * server accepts only the next status of a task. After a failure the changes that are not sent yet are dropped, and the tasks
 * are shown with the statuses of the server.
 */
export const useTaskStatus = (
  { id, tasks }: Pick<Maintenance, 'id' | 'tasks'>,
  onSaved?: (saved: Maintenance) => void,
) => {
  const client = useQueryClient();
  const [changed, setChanged] = useState<ReadonlyMap<number, TaskStatus>>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pendingCount = useRef(0);
  const hasFailed = useRef(false);
  const save = useApiMutation(maintenanceCalls.changeTask, {
    onSuccess: (maintenance) => {
      client.setQueryData(maintenanceQueryOptions(id).queryKey, maintenance);
      onSaved?.(maintenance);
    },
  });
  const send = async (task: MaintenanceTask, status: TaskStatus) => {
    if (!hasFailed.current) {
      await save.mutateAsync({ body: { id: task.id, status } }).catch(() => {
        hasFailed.current = true;
      });
    }
    pendingCount.current -= 1;
    if (pendingCount.current > 0) return;
    hasFailed.current = false;
    setChanged(new Map());
    publish(busEvent('maintenance.changed', { maintenanceId: id }));
  };
  const advance = (task: MaintenanceTask) => {
    const status = nextTaskStatus(task.status);
    setChanged((before) => new Map(before).set(task.id, status));
    pendingCount.current += 1;
    queue.current = queue.current.then(() => send(task, status));
  };
  return { tasks: tasks.map((task) => ({ ...task, status: changed.get(task.id) ?? task.status })), advance };
};
