import { createHash } from 'node:crypto';
import type { Match } from './match-bank-payments.rules';

type DigestedMatch = Pick<
  Match,
  'paymentId' | 'state' | 'reason' | 'invoiceId' | 'leftOre' | 'canBook' | 'parts'
>;

/**
 * A digest of the payments that can be registered, each with its invoice and what is left of it. It differs when a payment would be
 * registered in another way than the page showed, such as more than is left of an invoice that was to be paid exactly.
 */
export const digestMatches = (matches: readonly DigestedMatch[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        matches
          .filter(({ canBook }) => canBook)
          .map(({ paymentId, state, reason, invoiceId, leftOre, parts }) => [
            paymentId,
            state,
            reason,
            invoiceId,
            leftOre,
            parts.map((part) => [part.invoiceId, part.ore]),
          ]),
      ),
    )
    .digest('hex');
