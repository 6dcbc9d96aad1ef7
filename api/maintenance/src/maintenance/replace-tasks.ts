import { invalidInput, type Tx } from '@husrum/api-platform';
import { maintenanceTexts } from './maintenance.texts';
import { deleteTasks, insertTasks, listTasks, saveTask } from './maintenance-task.store';
import { compareTaskLists, type WantedTask } from './task-list.rules';

/** Replaces the activity's tasks with the wanted ones, in their order. Tasks with an id keep their status. */
export const replaceTasks = async (
  tx: Tx,
  maintenanceId: number,
  wanted: readonly WantedTask[],
): Promise<void> => {
  const existing = await listTasks(tx, maintenanceId);
  const change = compareTaskLists(
    existing.map(({ id }) => id),
    wanted,
  );
  if (change.unknownIds.length > 0) throw invalidInput({ tasks: [maintenanceTexts.unknownTask] });
  await deleteTasks(tx, change.removedIds);
  for (const { id, task, position } of change.kept) await saveTask(tx, id, { task, position });
  await insertTasks(tx, maintenanceId, change.added);
};
