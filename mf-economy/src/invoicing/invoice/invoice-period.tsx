import './invoice-period.css';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { formatPeriod } from './period.rules';

/** The period in short form. It may wrap after its dash. */
export const InvoicePeriod = ({ invoice }: { invoice: Pick<InvoiceListItem, 'start' | 'stop'> }) => (
  <span className="e-period">
    {formatPeriod(invoice)
      .split(/(?<=–)/)
      .map((part) => (
        <span key={part}>{part}</span>
      ))}
  </span>
);
