import './invoice-due-date.css';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { daysBetween, today } from '@husrum/format';
import { DateText } from '@husrum/ui';
import { PromiseTag } from '../../payments/payment-promise/promise-tag';
import { invoiceTexts } from './invoice.texts';

/** The due date, with the number of days late for an overdue invoice, and what the tenant has promised to pay. */
export const InvoiceDueDate = ({ invoice: { due_at, status, promise } }: { invoice: InvoiceListItem }) => {
  const daysLate = due_at !== null && status === 'OVERDUE' ? daysBetween(due_at, today(new Date())) : 0;
  return (
    <span className="e-due">
      <DateText value={due_at} />
      {daysLate > 0 && <span className="e-due__late">{invoiceTexts.daysLate(daysLate)}</span>}
      <PromiseTag promise={promise} />
    </span>
  );
};
