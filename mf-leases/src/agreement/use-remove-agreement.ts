import { type Agreement, agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './agreement.texts';

/** Asks, and removes it; its file stays. */
export const useRemoveAgreement = (leaseId: number) => {
  const confirm = useConfirm();
  const remove = useSave(agreementCalls.remove, {
    publish: () => [busEvent('agreement.changed', { leaseId })],
    success: texts.removed,
    failure: texts.removeFailed,
  });
  return async ({ id, name }: Agreement): Promise<void> => {
    if (await confirm({ text: texts.removeQuestion(name) })) remove.mutate({ params: { id } });
  };
};
