import './expanded-invoice.css';
import type { Invoice } from '@husrum/contract/invoice';
import { QueryContent, RowsSkeleton } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { getInvoiceRowColumns } from '../invoice-row/invoice-row.columns';
import { invoiceRowTexts } from '../invoice-row/invoice-row.texts';
import { PaymentList } from '../payment/payment-list';
import { useInvoice } from './invoice.queries';
import { InvoiceTimeline } from './invoice-timeline';

const ExpandedContent = ({ invoice }: { invoice: Invoice }) => (
  <div className="e-expanded-invoice">
    <DataTable
      label={invoiceRowTexts.title}
      columns={getInvoiceRowColumns(invoice)}
      rows={invoice.rows}
      rowKey={({ id }) => id}
    />
    <div className="e-expanded-invoice__events">
      {invoice.payments.length > 0 && <PaymentList invoice={invoice} />}
      <InvoiceTimeline timeline={invoice.timeline} />
    </div>
  </div>
);

/** The expanded content of a list row: invoice rows, payments and events. */
export default function ExpandedInvoice({ id }: { id: number }) {
  return (
    <QueryContent query={useInvoice(id)} skeleton={<RowsSkeleton rows={2} />} compact>
      {(invoice) => <ExpandedContent invoice={invoice} />}
    </QueryContent>
  );
}
