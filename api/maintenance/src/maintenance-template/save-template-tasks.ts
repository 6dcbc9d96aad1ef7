import { invalidInput, type Tx } from '@husrum/api-platform';
import type { WantedTask } from '../maintenance/task-list.rules';
import { compareTaskLists } from '../maintenance/task-list.rules';
import { maintenanceTemplateTexts } from './maintenance-template.texts';
import {
  deleteTemplateTasks,
  insertTemplateTasks,
  listTemplateTaskIds,
  saveTemplateTask,
} from './template-task.store';

/** Replaces the template's tasks with the wanted ones, in their order. */
export const saveTemplateTasks = async (
  tx: Tx,
  templateId: number,
  wanted: readonly WantedTask[],
): Promise<void> => {
  const change = compareTaskLists(await listTemplateTaskIds(tx, templateId), wanted);
  if (change.unknownIds.length > 0) throw invalidInput({ tasks: [maintenanceTemplateTexts.unknownTask] });
  await deleteTemplateTasks(tx, change.removedIds);
  for (const { id, ...task } of change.kept) await saveTemplateTask(tx, id, task);
  await insertTemplateTasks(tx, templateId, change.added);
};
