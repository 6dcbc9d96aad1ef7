import { addMonths, dateInSweden, earliestDate, type LocalDate } from '@husrum/format';

/** How long before its invoice a payment can have been made, in months. */
const MONTHS_BEFORE = 12;

/**
 * The earliest day of a payment: a year before the period of the invoice or before its creation, whichever is earlier. The month of
 * a payment decides the month of its VAT (docs/domain-rules.md, D-12), so a wrong year must not pass.
 */
export const earliestPaymentDay = ({
  start,
  created_at,
}: {
  readonly start: LocalDate;
  readonly created_at: string;
}): LocalDate => addMonths(earliestDate(start, dateInSweden(new Date(created_at))), -MONTHS_BEFORE);
