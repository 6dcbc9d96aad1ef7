import './expanded-invoice.css';
import type { Invoice } from '@husrum/contract/invoice';
import { QueryContent, RowsSkeleton } from '@husrum/ui';
import { DataTable } from '@husrum/ui/data';
import { PaymentList } from '../../payments/payment/payment-list';
import { getInvoiceRowColumns } from '../invoice-row/invoice-row.columns';
import { invoiceRowTexts } from '../invoice-row/invoice-row.texts';
import { SendInvoiceModal } from '../invoice-sending/send-invoice.modal';
import { useSendInvoice } from '../invoice-sending/use-send-invoice';
import { AccountingAlert } from './accounting-alert';
import { useInvoice } from './invoice.queries';
import { InvoiceError } from './invoice-error';
import { InvoiceTimeline } from './invoice-timeline';
import { useInvoiceActions } from './use-invoice-actions';

/** Why the invoice requires action, with what solves it. */
const Problems = ({ invoice }: { invoice: Invoice }) => {
  const { isReactivatingSync, reactivateSync } = useInvoiceActions(invoice);
  const sendInvoice = useSendInvoice(invoice.id);
  return (
    <>
      <AccountingAlert invoice={invoice} reactivating={isReactivatingSync} onReactivate={reactivateSync} />
      <InvoiceError invoice={invoice} isSending={sendInvoice.isSending} onSendAgain={sendInvoice.open} />
      <SendInvoiceModal id={invoice.id} isResend={invoice.sent_at !== null} sending={sendInvoice} />
    </>
  );
};

const ExpandedContent = ({ invoice }: { invoice: Invoice }) => (
  <div className="e-expanded-invoice">
    {invoice.status === 'ERROR' && (
      <div className="h-stack">
        <Problems invoice={invoice} />
      </div>
    )}
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
