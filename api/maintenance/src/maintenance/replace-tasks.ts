import { invalidInput, type Tx } from '@husrum/api-platform';
import { canChangeTasks, type MaintenanceStatus } from '@husrum/contract/maintenance';
import { maintenanceTexts } from './maintenance.texts';
import { deleteTasks, insertTasks, listTasks, saveTask } from './maintenance-task.store';
import { compareTaskLists, findChangedStatuses, type WantedActivityTask } from './task-list.rules';

/**
 * Replaces the activity's tasks with the wanted ones, in their order. Tasks with an id keep their status, unless another is
 * wanted. Throws 422 if one is while the activity is not in progress.
 */
export const replaceTasks = async (
  tx: Tx,
  { id: maintenanceId, status }: { readonly id: number; readonly status: MaintenanceStatus },
  wanted: readonly WantedActivityTask[],
): Promise<void> => {
  const existing = await listTasks(tx, maintenanceId);
  const changed = canChangeTasks(status) ? [] : findChangedStatuses(existing, wanted);
  if (changed.length > 0)
    throw invalidInput(
      Object.fromEntries(changed.map((index) => [`tasks[${index}].status`, [maintenanceTexts.tasksLocked]])),
    );
  const change = compareTaskLists(
    existing.map(({ id }) => id),
    wanted,
  );
  if (change.unknownIds.length > 0) throw invalidInput({ tasks: [maintenanceTexts.unknownTask] });
  await deleteTasks(tx, change.removedIds);
  for (const { id, status, ...task } of change.kept)
    await saveTask(tx, id, { ...task, ...(status ? { status } : {}) });
  await insertTasks(tx, maintenanceId, change.added);
};
