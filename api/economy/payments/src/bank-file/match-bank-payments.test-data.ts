import {
  type Candidates,
  createPaymentMatcher,
  type Match,
  type MatchedPayment,
} from './match-bank-payments.rules';

/** What `matchInTurns` returns, at once: rules are tested without turns. */
export const matchBankPayments = (
  payments: readonly MatchedPayment[],
  candidates: Candidates,
): readonly Match[] => {
  const { matchWithoutProposal, complete } = createPaymentMatcher(payments, candidates);
  const matched = payments.map((payment) => ({ payment, match: matchWithoutProposal(payment) }));
  return matched.map(({ payment, match }) => complete(payment, match));
};
