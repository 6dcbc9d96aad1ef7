import { busEvent } from '@husrum/contract/bus';
import { type Maintenance, maintenanceCalls } from '@husrum/contract/maintenance';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { maintenanceTexts } from './maintenance.texts';
import { wouldEndRepetition } from './repetition.rules';

/** Starts an activity, or cancels or removes it after a confirmation. */
export const useMaintenanceActions = (maintenance: Maintenance) => {
  const { id, title, status } = maintenance;
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
  const withConsequence = (question: string) =>
    wouldEndRepetition(maintenance) ? `${question} ${maintenanceTexts.endsRepetition}` : question;
  return {
    start: () => start.mutate({ params }),
    isStarting: start.isPending,
    cancel: async () => {
      const question = {
        text: withConsequence(
          status === 'DONE' ? maintenanceTexts.cancelDoneQuestion : maintenanceTexts.cancelQuestion,
        ),
        ok: maintenanceTexts.cancel,
        // The default, "Avbryt", could also mean to cancel the activity.
        cancel: maintenanceTexts.keep,
        danger: true,
      };
      if (await confirm(question)) cancel.mutate({ params });
    },
    remove: async () => {
      const question = {
        text: withConsequence(maintenanceTexts.removeQuestion(title)),
        ok: maintenanceTexts.remove,
        danger: true,
      };
      if (await confirm(question)) remove.mutate({ params });
    },
  };
};
