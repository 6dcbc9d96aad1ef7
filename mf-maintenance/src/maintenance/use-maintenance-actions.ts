import { busEvent } from '@husrum/contract/bus';
import { type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { maintenanceTexts } from './maintenance.texts';

/** Starts an activity, or cancels or removes it after a confirmation. */
export const useMaintenanceActions = ({ id, title, status }: Maintenance) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const params = { id };
  const publish = () => [busEvent('maintenance.changed', { maintenanceId: id })];
  const start = useApiMutation(maintenanceCalls.start, { publish, successMessage: maintenanceTexts.started });
  const cancel = useApiMutation(maintenanceCalls.cancel, {
    publish,
    successMessage: maintenanceTexts.cancelled,
  });
  const remove = useApiMutation(maintenanceCalls.remove, {
    publish: () => [busEvent('maintenance.deleted', { maintenanceId: id })],
    successMessage: maintenanceTexts.removed,
    failureMessage: maintenanceTexts.removeFailed,
    onSuccess: () => navigate(routes.maintenance.overview(), { replace: true }),
  });
  return {
    start: () => start.mutate({ params }),
    isStarting: start.isPending,
    cancel: async () => {
      const text = status === 'DONE' ? maintenanceTexts.cancelDoneQuestion : maintenanceTexts.cancelQuestion;
      if (await confirm({ text, ok: maintenanceTexts.cancel, danger: true })) cancel.mutate({ params });
    },
    remove: async () => {
      const question = {
        text: maintenanceTexts.removeQuestion(title),
        ok: maintenanceTexts.remove,
        danger: true,
      };
      if (await confirm(question)) remove.mutate({ params });
    },
  };
};
