import { type AddonRow, addonCalls } from '@husrum/contract/addon';
import { busEvent } from '@husrum/contract/bus';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { addonTexts } from './addon.texts';

/** Deletes an add-on from the catalogue after a confirmation. */
export const useRemoveAddon = (onDone?: () => void) => {
  const confirm = useConfirm();
  const remove = useApiMutation(addonCalls.remove, {
    publish: (_ok, { params }) => [busEvent('addon.deleted', { addonId: Number(params.id) })],
    successMessage: addonTexts.removed,
    failureMessage: addonTexts.removeFailed,
    onSuccess: onDone,
  });
  return async ({ id, name, leases_count }: Pick<AddonRow, 'id' | 'name' | 'leases_count'>) => {
    const text = addonTexts.removeQuestion(name, leases_count);
    if (await confirm({ text, ok: addonTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
