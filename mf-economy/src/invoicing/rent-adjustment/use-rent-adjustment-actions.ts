import { busEvent } from '@husrum/contract/bus';
import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { formatEntityName } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { toAdjustedEntityNames } from './rent-adjustment.rules';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

/** Delete and restore, each after a confirmation. */
export const useRentAdjustmentActions = () => {
  const confirm = useConfirm();
  const deleteOptions = {
    publish: () => [busEvent('rentAdjustment.deleted', {})],
    successMessage: ({ message }: { message: string }) => message,
    failureMessage: rentAdjustmentTexts.removeFailed,
  };
  const remove = useApiMutation(rentAdjustmentCalls.remove, deleteOptions);
  const removeAll = useApiMutation(rentAdjustmentCalls.removeAllScheduled, deleteOptions);
  const restore = useApiMutation(rentAdjustmentCalls.restore, {
    publish: ({ id }) => [busEvent('rentAdjustment.executed', { rentAdjustmentId: id })],
    successMessage: ({ leases_count }) => rentAdjustmentTexts.restored(leases_count),
  });
  return {
    remove: async ({ id, entity }: RentAdjustmentRow) => {
      const question = {
        text: rentAdjustmentTexts.removeQuestion(formatEntityName(toAdjustedEntityNames(entity))),
        ok: rentAdjustmentTexts.remove,
        danger: true,
      };
      if (await confirm(question)) remove.mutate({ params: { id } });
    },
    removeAllScheduled: async (count: number) => {
      const question = {
        text: rentAdjustmentTexts.removeAllQuestion(count),
        ok: rentAdjustmentTexts.remove,
        danger: true,
      };
      if (await confirm(question)) removeAll.mutate({});
    },
    restore: async ({ id }: RentAdjustmentRow) => {
      const question = {
        text: rentAdjustmentTexts.restoreQuestion,
        ok: rentAdjustmentTexts.restoreOk,
        danger: true,
      };
      if (await confirm(question)) restore.mutate({ params: { id } });
    },
  };
};
