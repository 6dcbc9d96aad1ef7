import type { BankFileFormat } from '@husrum/contract/bank-file';
import type { BankEntry } from './bank-entry.types';

/** Bankgirot, as banks write it in a statement: `Bankgiroinsättning`, `BG 5050-1055`, `BGINB`. */
const BANKGIROT = /\bbankgiro|\bbg\b|\bbginb/i;

/**
 * Whether an entry of a statement is the sum of a day from Bankgirot (docs/domain-rules.md, D-25): it names Bankgirot and has no
 * reference. Notifications and files of Bankgirot have the payments themselves.
 */
export const isDaySum = (
  {
    references,
    payer,
    message,
    otherTexts = [],
    isReversal,
  }: Pick<BankEntry, 'references' | 'payer' | 'message' | 'otherTexts' | 'isReversal'>,
  format: BankFileFormat,
): boolean =>
  (format === 'CAMT053' || format === 'CSV') &&
  !isReversal &&
  references.length === 0 &&
  [payer, message, ...otherTexts].some((text) => text !== null && BANKGIROT.test(text));
