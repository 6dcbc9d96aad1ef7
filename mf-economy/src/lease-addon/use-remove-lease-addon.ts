import { busEvent } from '@husrum/contract/bus';
import { type LeaseAddon, leaseAddonCalls } from '@husrum/contract/lease-addon';
import { addDays, today } from '@husrum/format';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './lease-addon.texts';

/** Ends what has begun with yesterday, takes away what has not; the server says which it was. */
export const useRemoveLeaseAddon = (leaseId: number) => {
  const confirm = useConfirm();
  const remove = useSave(leaseAddonCalls.remove, {
    publish: () => [busEvent('leaseAddon.changed', { leaseId })],
    failure: texts.removeFailed,
    success: ({ message }) => message,
  });
  return async ({ id, name, start }: LeaseAddon) => {
    const yesterday = addDays(today(new Date()), -1);
    const text = start > yesterday ? texts.removeQuestion(name) : texts.endQuestion(name, yesterday);
    if (await confirm({ text, ok: texts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
