import { busEvent } from '@husrum/contract/bus';
import { type MaintenanceTemplateRow, maintenanceTemplateCalls } from '@husrum/contract/maintenance-template';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { templateTexts } from './maintenance-template.texts';

/** Deletes a template after a confirmation, which explains what happens to its activities. */
export const useRemoveTemplate = (onDone?: () => void) => {
  const confirm = useConfirm();
  const remove = useApiMutation(maintenanceTemplateCalls.remove, {
    publish: (_ok, { params }) => [
      busEvent('maintenanceTemplate.deleted', { templateId: Number(params.id) }),
    ],
    successMessage: templateTexts.removed,
    failureMessage: templateTexts.removeFailed,
    onSuccess: onDone,
  });
  return async ({
    id,
    title,
    activities_count,
  }: Pick<MaintenanceTemplateRow, 'id' | 'title' | 'activities_count'>) => {
    const text = templateTexts.removeQuestion(title, activities_count);
    if (await confirm({ text, ok: templateTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
