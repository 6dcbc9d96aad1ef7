import { type Agreement, agreementCalls } from '@husrum/contract/agreement';
import { busEvent } from '@husrum/contract/bus';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { agreementTexts } from './agreement.texts';

/** Removes an agreement after a confirmation; its file stays. */
export const useRemoveAgreement = (leaseId: number) => {
  const confirm = useConfirm();
  const remove = useApiMutation(agreementCalls.remove, {
    publish: () => [busEvent('agreement.changed', { leaseId })],
    successMessage: agreementTexts.removed,
    failureMessage: agreementTexts.removeFailed,
  });
  return async ({ id, name, signing_status }: Agreement): Promise<void> => {
    const isSigned = signing_status === 'completed';
    const text = isSigned ? agreementTexts.removeSignedQuestion(name) : agreementTexts.removeQuestion(name);
    if (await confirm(isSigned ? { text, ok: agreementTexts.remove, danger: true } : { text }))
      remove.mutate({ params: { id } });
  };
};
