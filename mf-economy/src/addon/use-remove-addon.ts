import { type AddonRow, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './addon.texts';

/** Takes an add-on out of the catalogue, after a question. */
export const useRemoveAddon = (onDone?: () => void) => {
  const confirm = useConfirm();
  const remove = useSave(addonCalls.remove, {
    publish: (_ok, { params }) => [busEvent('addon.deleted', { addonId: Number(params.id) })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone,
  });
  return async ({ id, name, leases_count }: Pick<AddonRow, 'id' | 'name' | 'leases_count'>) => {
    const text = texts.removeQuestion(name, leases_count);
    if (await confirm({ text, ok: texts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
