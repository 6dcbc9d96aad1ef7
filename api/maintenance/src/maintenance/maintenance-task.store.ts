import type { Tx } from '@husrum/api-platform';
import { type MaintenanceTask, type TaskStatus, taskStatuses } from '@husrum/contract/maintenance';

export const listTasks = (tx: Tx, maintenanceId: number): Promise<MaintenanceTask[]> =>
  tx
    .selectFrom('maintenance_task')
    .select(['id', 'task', 'status'])
    .where('maintenance_id', '=', maintenanceId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const insertTasks = async (
  tx: Tx,
  maintenanceId: number,
  tasks: readonly { readonly task: string; readonly position: number; readonly status?: TaskStatus | null }[],
): Promise<void> => {
  if (tasks.length === 0) return;
  const values = tasks.map(({ task, position, status }) => ({
    maintenance_id: maintenanceId,
    task,
    position,
    status: status ?? taskStatuses[0],
  }));
  await tx.insertInto('maintenance_task').values(values).execute();
};

export const saveTask = async (
  tx: Tx,
  id: number,
  values: { task?: string; position?: number; status?: TaskStatus },
): Promise<void> => {
  await tx.updateTable('maintenance_task').set(values).where('id', '=', id).execute();
};

export const deleteTasks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('maintenance_task').where('id', 'in', ids).execute();
};

export const findTask = (tx: Tx, id: number) =>
  tx
    .selectFrom('maintenance_task')
    .select(['maintenance_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
