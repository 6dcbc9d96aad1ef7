import './invoice-due-date.css';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { daysBetween, today } from '@husrum/format';
import { DateText } from '@husrum/ui';
import { invoiceTexts } from './invoice.texts';

/** The due date, with the number of days late for an overdue invoice. */
export const InvoiceDueDate = ({ invoice: { due_at, status } }: { invoice: InvoiceListItem }) => {
  const daysLate = due_at !== null && status === 'OVERDUE' ? daysBetween(due_at, today(new Date())) : 0;
  return (
    <span className="e-due">
      <DateText value={due_at} />
      {daysLate > 0 && <span className="e-due__late">{invoiceTexts.daysLate(daysLate)}</span>}
    </span>
  );
};
