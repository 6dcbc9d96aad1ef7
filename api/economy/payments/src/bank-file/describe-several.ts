import { formatOre } from '@husrum/format';
import { bankFileTexts } from './bank-file.texts';
import type { MatchedRow } from './match-bank-file';

/** Why a payment that names several invoices cannot be registered on one of them, in Swedish, with what is left of each. */
export const describeSeveral = ({ record, parts, match }: MatchedRow): string => {
  const named = parts.map(({ invoice, leftOre }) =>
    bankFileTexts.namedInvoice(invoice.reference ?? '', formatOre(leftOre)),
  );
  const sumOre = parts.reduce((sum, { leftOre }) => sum + leftOre, 0);
  const isDivided = match.canBook;
  return bankFileTexts.namesSeveral({
    named,
    sum: formatOre(sumOre),
    amount: formatOre(record.amount_ore),
    advice: isDivided ? bankFileTexts.registerUndivided : bankFileTexts.registerParts,
  });
};
