import type { Tx } from '@husrum/api-platform';

interface PositionedTask {
  readonly task: string;
  readonly position: number;
}

export const listTemplateTaskIds = async (tx: Tx, templateId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('maintenance_template_task')
      .select('id')
      .where('template_id', '=', templateId)
      .execute()
  ).map(({ id }) => id);

export const insertTemplateTasks = async (
  tx: Tx,
  templateId: number,
  tasks: readonly PositionedTask[],
): Promise<void> => {
  if (tasks.length === 0) return;
  await tx
    .insertInto('maintenance_template_task')
    .values(tasks.map(({ task, position }) => ({ template_id: templateId, task, position })))
    .execute();
};

export const saveTemplateTask = async (tx: Tx, id: number, values: PositionedTask): Promise<void> => {
  await tx.updateTable('maintenance_template_task').set(values).where('id', '=', id).execute();
};

export const deleteTemplateTasks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.deleteFrom('maintenance_template_task').where('id', 'in', ids).execute();
};
