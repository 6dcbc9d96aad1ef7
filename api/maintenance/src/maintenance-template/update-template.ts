import { orNotFound, type RequestContext, requireUnchanged } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import type { MaintenanceTemplate, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { lockTemplate, saveTemplate } from './maintenance-template.store';
import { readTemplate } from './read-template';
import { saveTemplateTasks } from './save-template-tasks';

export const updateTemplate = async (
  { tx }: RequestContext,
  { id, updated_at, tasks, ...fields }: BodyOf<typeof maintenanceTemplateCalls.update>,
): Promise<MaintenanceTemplate> => {
  const before = orNotFound(await lockTemplate(tx, id));
  requireUnchanged(before, updated_at);
  await saveTemplate(tx, id, fields);
  await saveTemplateTasks(tx, id, tasks);
  return readTemplate(tx, id);
};
