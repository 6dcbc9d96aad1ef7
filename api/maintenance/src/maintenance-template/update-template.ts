import { orNotFound, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import type { MaintenanceTemplate } from '@husrum/contract/maintenance-template';
import type { TemplateFields } from './create-template';
import { lockTemplate, saveTemplate } from './maintenance-template.store';
import { readTemplate } from './read-template';
import { saveTemplateTasks } from './save-template-tasks';

interface UpdateTemplateCommand extends TemplateFields {
  readonly id: number;
  /** The version that the caller has read. */
  readonly updated_at: string | null;
}

export const updateTemplate = async (
  { tx }: RequestContext,
  { id, updated_at, tasks, ...fields }: UpdateTemplateCommand,
): Promise<MaintenanceTemplate> => {
  const before = orNotFound(await lockTemplate(tx, id));
  requireUnchanged(before, updated_at);
  await saveTemplate(tx, id, fields);
  await saveTemplateTasks(tx, id, tasks);
  return readTemplate(tx, id);
};
