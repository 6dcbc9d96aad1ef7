import type { RequestContext } from '@husrum/api-platform';
import type { MaintenanceTemplate, MaintenanceTemplateInput } from '@husrum/contract/maintenance-template';
import { insertTemplate } from './maintenance-template.store';
import { readTemplate } from './read-template';
import { saveTemplateTasks } from './save-template-tasks';

export const createTemplate = async (
  { tx }: RequestContext,
  { tasks, ...fields }: MaintenanceTemplateInput,
): Promise<MaintenanceTemplate> => {
  const id = await insertTemplate(tx, fields);
  await saveTemplateTasks(tx, id, tasks);
  return readTemplate(tx, id);
};
