import { orNotFound, problem, type RequestContext } from '@husrum/api-platform';
import {
  canChangeTasks,
  type Maintenance,
  nextTaskStatus,
  type TaskStatus,
} from '@husrum/contract/maintenance';
import { lockMaintenance } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';
import { findTask, saveTask } from './maintenance-task.store';
import { readMaintenance } from './read-maintenance';

interface ChangeTaskCommand {
  readonly id: number;
  readonly status: TaskStatus;
}

/** Setting the status that the task already has is not an error: two people may tick the same task at once. */
export const changeTask = async (
  { tx }: RequestContext,
  { id, status }: ChangeTaskCommand,
): Promise<Maintenance> => {
  const { maintenance_id } = orNotFound(await findTask(tx, id));
  const activity = orNotFound(await lockMaintenance(tx, maintenance_id));
  if (!canChangeTasks(activity.status)) throw problem('conflict', { message: maintenanceTexts.tasksLocked });
  // The task is read again: before the lock somebody else may have changed the task.
  const task = orNotFound(await findTask(tx, id));
  if (task.status !== status) {
    if (nextTaskStatus(task.status) !== status) {
      throw problem('conflict', { message: maintenanceTexts.taskOutOfOrder });
    }
    await saveTask(tx, id, { status });
  }
  return readMaintenance(tx, maintenance_id);
};
