import './invoice-peek.css';
import type { Invoice } from '@husrum/contract/invoice';
import { Loaded, RowsSkeleton } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { rowColumns } from '../invoice-row/invoice-row.columns';
import { Payments } from '../payment/payments';
import { useInvoice } from './invoice.queries';
import { InvoiceTimeline } from './invoice-timeline';

const Peek = ({ invoice }: { invoice: Invoice }) => (
  <div className="e-peek">
    <DataTable label="Rader" columns={rowColumns(invoice)} rows={invoice.rows} rowKey={({ id }) => id} />
    <div className="e-peek__events">
      {invoice.payments.length > 0 && <Payments payments={invoice.payments} />}
      <InvoiceTimeline timeline={invoice.timeline} />
    </div>
  </div>
);

/** Under its row in the list: what the invoice asks for and what has happened to it. */
export default function InvoicePeek({ id }: { id: number }) {
  return (
    <Loaded query={useInvoice(id)} skeleton={<RowsSkeleton rows={2} />} compact>
      {(invoice) => <Peek invoice={invoice} />}
    </Loaded>
  );
}
