import type { RequestContext } from '@husrum/api-platform';
import type { MaintenanceTemplate } from '@husrum/contract/maintenance-template';
import type { WantedTask } from '../maintenance/task-list.rules';
import { insertTemplate } from './maintenance-template.store';
import { readTemplate } from './read-template';
import { saveTemplateTasks } from './save-template-tasks';

export interface TemplateFields {
  readonly title: string;
  readonly description: string;
  /** Days from when an activity is done until the next one. Null: not repeated. */
  readonly reschedule_in: number | null;
  readonly tasks: readonly WantedTask[];
}

export const createTemplate = async (
  { tx }: RequestContext,
  { tasks, ...fields }: TemplateFields,
): Promise<MaintenanceTemplate> => {
  const id = await insertTemplate(tx, fields);
  await saveTemplateTasks(tx, id, tasks);
  return readTemplate(tx, id);
};
