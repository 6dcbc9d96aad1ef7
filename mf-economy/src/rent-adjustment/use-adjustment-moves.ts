import { busEvent } from '@husrum/contract/bus';
import { type RentAdjustmentRow, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './rent-adjustment.texts';

/** What becomes of an adjustment, each after a question. */
export const useAdjustmentMoves = () => {
  const confirm = useConfirm();
  const deleted = {
    publish: () => [busEvent('rentAdjustment.deleted', {})],
    success: ({ message }: { message: string }) => message,
    failure: texts.removeFailed,
  };
  const remove = useSave(rentAdjustmentCalls.remove, deleted);
  const removeAll = useSave(rentAdjustmentCalls.removeScheduled, deleted);
  const restore = useSave(rentAdjustmentCalls.restore, {
    publish: ({ id }) => [busEvent('rentAdjustment.executed', { rentAdjustmentId: id })],
    success: ({ leases_count }) => texts.restored(leases_count),
  });
  return {
    remove: async ({ id, entity }: RentAdjustmentRow) => {
      const question = { text: texts.removeQuestion(entity.name), ok: texts.remove, danger: true };
      if (await confirm(question)) remove.mutate({ params: { id } });
    },
    removeScheduled: async (count: number) => {
      const question = { text: texts.removeAllQuestion(count), ok: texts.remove, danger: true };
      if (await confirm(question)) removeAll.mutate({});
    },
    restore: async ({ id }: RentAdjustmentRow) => {
      const question = { text: texts.restoreQuestion, ok: texts.restoreOk, danger: true };
      if (await confirm(question)) restore.mutate({ params: { id } });
    },
  };
};
