import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { dateRange, daysBetween, kronor } from '@husrum/format';
import { quantityText } from './quantity-text';

export type Credited = Invoice['credits'];

interface Reason {
  label: string;
  text: string;
}

type Explained = Pick<
  InvoiceRow,
  'explanation' | 'start' | 'stop' | 'valid_from' | 'quantity' | 'unit' | 'fee' | 'total'
>;

const dayCount = (start: string, stop: string): string => {
  const days = daysBetween(start, stop) + 1;
  return `${dateRange(start, stop)} (${days} ${days === 1 ? 'dag' : 'dagar'})`;
};

const source = (row: Explained, credits: Credited): Reason => {
  if (credits !== null)
    return { label: 'Varför', text: `Speglar en rad på avi ${credits.reference}, som krediteras` };
  return row.explanation === null
    ? { label: 'Varför', text: 'Skriven för hand' }
    : { label: 'Uträkning', text: row.explanation };
};

/** Why a row's amount is what it is. What was not kept when the row was made is left out. */
export const reasonsOf = (row: Explained, credits: Credited): Reason[] => {
  const { start, stop, valid_from } = row;
  const reasons: Reason[] = [];
  if (start !== null && stop !== null) reasons.push({ label: 'Dagar', text: dayCount(start, stop) });
  if (valid_from !== null) reasons.push({ label: 'Villkor från', text: valid_from });
  reasons.push(source(row, credits));
  if (row.explanation === null)
    reasons.push({
      label: 'Uträkning',
      text: `${quantityText(row)} × ${kronor(row.fee)} = ${kronor(row.total)}`,
    });
  return reasons;
};
