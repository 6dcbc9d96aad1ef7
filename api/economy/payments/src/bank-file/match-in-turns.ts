import { yieldToEventLoopBetween } from '@husrum/api-platform';
import {
  type Candidates,
  createPaymentMatcher,
  type Match,
  type MatchedPayment,
  type MatchOfPayment,
} from './match-bank-payments.rules';
import { listPossibleNumbers, listReferences } from './payment-references.rules';

/** Payments that are computed without serving others. They take some milliseconds. */
const PAYMENTS_PER_TURN = 100;

/** The numbers that the payers of a file may have written, each once. */
export const listWrittenNumbers = async (payments: readonly MatchedPayment[]): Promise<string[]> => {
  const numbers = new Set<string>();
  for await (const payment of yieldToEventLoopBetween(payments, PAYMENTS_PER_TURN))
    for (const number of [...listReferences(payment), ...listPossibleNumbers(payment)]) numbers.add(number);
  return [...numbers];
};

/**
 * Finds the invoice of each payment (docs/domain-rules.md, D-25), in the order of the file: what a payment takes of an invoice is
 * not left for the next one. Proposals come last: an invoice that a payment names is not proposed for another one. Nothing is
 * registered without the reference of an invoice or a person's decision. A large file takes a second, so that the event loop serves
 * others meanwhile.
 */
export const matchInTurns = async (
  payments: readonly MatchedPayment[],
  candidates: Candidates,
): Promise<readonly Match[]> => {
  const { matchWithoutProposal, complete } = createPaymentMatcher(payments, candidates);
  const matched: { payment: MatchedPayment; match: MatchOfPayment | undefined }[] = [];
  for await (const payment of yieldToEventLoopBetween(payments, PAYMENTS_PER_TURN))
    matched.push({ payment, match: matchWithoutProposal(payment) });
  const matches: Match[] = [];
  for await (const { payment, match } of yieldToEventLoopBetween(matched, PAYMENTS_PER_TURN))
    matches.push(complete(payment, match));
  return matches;
};
