import { busEvent } from '@husrum/contract/bus';
import { type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { addDays, today } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { leaseAddonTexts } from './lease-addon.texts';

/** Ends an add-on as of yesterday, or deletes it if it has not started. The server's message says which. */
export const useRemoveLeaseAddon = (leaseId: number) => {
  const confirm = useConfirm();
  const remove = useApiMutation(leaseAddonCalls.remove, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId })],
    failureMessage: leaseAddonTexts.removeFailed,
    successMessage: ({ message }) => message,
  });
  return async ({ id, name, start }: LeaseAddon) => {
    const yesterday = addDays(today(new Date()), -1);
    const text =
      start > yesterday ? leaseAddonTexts.removeQuestion(name) : leaseAddonTexts.endQuestion(name, yesterday);
    if (await confirm({ text, ok: leaseAddonTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
