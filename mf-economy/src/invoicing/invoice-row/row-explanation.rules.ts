import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { daysBetween, formatDateRange, formatKronor } from '@husrum/format';
import { formatQuantity } from './format-quantity';
import { invoiceRowTexts } from './invoice-row.texts';

export type CreditedInvoice = Invoice['credits'];

interface ExplanationItem {
  label: string;
  text: string;
}

type ExplainedRow = Pick<
  InvoiceRow,
  'explanation' | 'start' | 'stop' | 'valid_from' | 'quantity' | 'unit' | 'fee' | 'total'
>;

const formatDays = (start: string, stop: string): string =>
  `${formatDateRange(start, stop)} (${invoiceRowTexts.dayCount(daysBetween(start, stop) + 1)})`;

const explainSource = (row: ExplainedRow, credits: CreditedInvoice): ExplanationItem => {
  if (credits !== null)
    return { label: invoiceRowTexts.why, text: invoiceRowTexts.credits(credits.reference) };
  return row.explanation === null
    ? { label: invoiceRowTexts.why, text: invoiceRowTexts.manual }
    : { label: invoiceRowTexts.calculation, text: row.explanation };
};

/** Explains a row's amount. Values that were not stored with the row are left out. */
export const explainRow = (row: ExplainedRow, credits: CreditedInvoice): ExplanationItem[] => {
  const { start, stop, valid_from } = row;
  const items: ExplanationItem[] = [];
  if (start !== null && stop !== null)
    items.push({ label: invoiceRowTexts.days, text: formatDays(start, stop) });
  if (valid_from !== null) items.push({ label: invoiceRowTexts.termsFrom, text: valid_from });
  items.push(explainSource(row, credits));
  if (row.explanation === null)
    items.push({
      label: invoiceRowTexts.calculation,
      text: `${formatQuantity(row)} × ${formatKronor(row.fee)} = ${formatKronor(row.total)}`,
    });
  return items;
};
