import { invalidInput, orNotFound, type Tx } from '@husrum/api-platform';
import { type DerivedFields, findChangedFields, type SentFields, toTaskTexts } from './derived-fields.rules';
import { listTemplateTasks, lockTemplateForShare } from './maintenance.store';
import { maintenanceTexts } from './maintenance.texts';

export interface NewMaintenanceFields extends SentFields {
  readonly template_id: number | null;
}

/**
 * Title, description, repetition and tasks of a new activity: the template's, or the input's without a template. Throws 422
 * under each field in which the input differs from the template.
 */
export const deriveFields = async (tx: Tx, input: NewMaintenanceFields): Promise<DerivedFields> => {
  if (input.template_id === null) {
    const { title, description, reschedule_in, tasks } = input;
    return { title: title ?? '', description: description ?? '', reschedule_in, tasks: toTaskTexts(tasks) };
  }
  const template = orNotFound(await lockTemplateForShare(tx, input.template_id));
  const derived = { ...template, tasks: await listTemplateTasks(tx, input.template_id) };
  const changed = findChangedFields(input, derived);
  if (changed.length > 0) {
    throw invalidInput(
      Object.fromEntries(changed.map((field) => [field, [maintenanceTexts.lockedByTemplate]])),
    );
  }
  return derived;
};
