import { busEvent } from '@husrum/contract/bus';
import {
  type CreditDecision,
  type ProposedCredit,
  proposedCreditCalls,
} from '@husrum/contract/proposed-credit';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { proposedCreditTexts } from './proposed-credit.texts';

const buildQuestion = (
  { invoicebase, left: amountOfRemainingDays }: ProposedCredit,
  decision: CreditDecision,
): string => {
  const reference = invoicebase.reference ?? '';
  if (decision === 'DISMISSED') return proposedCreditTexts.dismissQuestion(reference);
  return amountOfRemainingDays === 0
    ? proposedCreditTexts.creditOnlyQuestion(reference)
    : proposedCreditTexts.creditAndReplaceQuestion(reference);
};

/** Decides a proposed credit after a confirmation. */
export const useDecideCredit = () => {
  const confirm = useConfirm();
  const decide = useApiMutation(proposedCreditCalls.decide, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage: ({ message }) => message,
  });
  return async (proposal: ProposedCredit, decision: CreditDecision): Promise<void> => {
    const ok = decision === 'CREDITED' ? proposedCreditTexts.credit : proposedCreditTexts.dismiss;
    if (await confirm({ text: buildQuestion(proposal, decision), ok }))
      decide.mutate({ params: { id: proposal.id }, body: { decision } });
  };
};
