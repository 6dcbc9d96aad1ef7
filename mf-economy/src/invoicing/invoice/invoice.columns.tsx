import './invoice-columns.css';
import {
  type InvoiceFilter,
  type InvoiceListItem,
  invoiceKindLabel,
  invoiceTypeLabel,
} from '@husrum/contract/invoice';
import { DateText, EntityLabel, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { SendInvoiceButton } from '../invoice-sending/send-invoice-button';
import { invoiceTexts } from './invoice.texts';
import { InvoiceDueDate } from './invoice-due-date';
import { InvoicePeriod } from './invoice-period';
import { InvoiceStatus } from './invoice-status';

export const invoiceSortable = [
  'status',
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
  'tenant',
  'pay_amount_rounded',
] as const;
export type InvoiceSort = (typeof invoiceSortable)[number];
type InvoiceColumn = Column<InvoiceListItem, InvoiceSort>;

/** On phones, up to below this width of the window in CSS pixels, each invoice is a card with all columns. */
const NARROWEST_TABLE = 451;
/** From this width on, there is room for all columns. Between the two widths, tenant and amount are hidden. */
const WIDEST_WINDOW = 1600;

const Reference = ({ invoice: { reference, kind } }: { invoice: InvoiceListItem }) => (
  <span className="h-number">
    {reference ?? <span className="h-muted">{invoiceTexts.notGenerated}</span>}
    {kind !== 'RENT' && <span className="h-muted"> · {invoiceKindLabel[kind]}</span>}
  </span>
);

/** The reference, without the kind of the invoice, which the object's cell shows. While the column of the tenant is hidden, CSS shows the tenant's name below. */
const ReferenceAndTenant = ({ invoice: { reference, tenant } }: { invoice: InvoiceListItem }) => (
  <span className="e-reference">
    <span className="h-number">
      {reference ?? <span className="h-muted">{invoiceTexts.notGenerated}</span>}
    </span>
    {tenant && <span className="e-reference__tenant h-muted">{tenant.name}</span>}
  </span>
);

const EntityCell = ({ invoice: { lease, kind } }: { invoice: InvoiceListItem }) =>
  lease === null ? (
    <span className="h-muted">
      {invoiceTexts.noLease}
      {kind !== 'RENT' && ` · ${invoiceKindLabel[kind]}`}
    </span>
  ) : (
    <EntityLabel entity={lease.entity}>
      {kind !== 'RENT' && <span className="h-muted"> · {invoiceKindLabel[kind]}</span>}
    </EntityLabel>
  );

const sendNow: InvoiceColumn = {
  key: 'send',
  title: invoiceTexts.sendNow,
  noWrap: true,
  render: (invoice) => <SendInvoiceButton invoice={invoice} />,
};
const status: InvoiceColumn = {
  key: 'status',
  title: invoiceTexts.status,
  sort: 'status',
  noWrap: true,
  render: (invoice) => <InvoiceStatus invoice={invoice} />,
};
/** The status with the error below it, in the list of invoices that require action. */
const statusAndError: InvoiceColumn = {
  ...status,
  render: (invoice) => (
    <span className="e-status-error">
      <InvoiceStatus invoice={invoice} />
      {invoice.error != null && (
        <span className="e-status-error__text h-muted" title={invoice.error}>
          {invoice.error}
        </span>
      )}
    </span>
  ),
};
const sent: InvoiceColumn = {
  key: 'sent',
  title: invoiceTexts.sent,
  sort: 'sent_at',
  noWrap: true,
  hideOnMobile: true,
  render: (invoice) => <DateText value={invoice.sent_at} />,
};
const due: InvoiceColumn = {
  key: 'due',
  title: invoiceTexts.due,
  sort: 'due_at',
  noWrap: true,
  render: (invoice) => <InvoiceDueDate invoice={invoice} />,
};
const type: InvoiceColumn = {
  key: 'type',
  title: invoiceTexts.type,
  sort: 'invoice_type',
  hideOnMobile: true,
  render: ({ invoice_type, autogiro }) => (
    <>
      {invoice_type === null ? '–' : invoiceTypeLabel[invoice_type]}
      {autogiro && <> · {invoiceTexts.autogiro}</>}
    </>
  ),
};
const amount: InvoiceColumn = {
  key: 'amount',
  title: invoiceTexts.amount,
  sort: 'pay_amount_rounded',
  numeric: true,
  render: (invoice) => <Money value={invoice.pay_amount_rounded} />,
};
const left: InvoiceColumn = {
  key: 'left',
  title: invoiceTexts.left,
  sort: 'payment_left',
  numeric: true,
  render: (invoice) => <Money value={invoice.payment_left} />,
};
const period: InvoiceColumn = {
  key: 'period',
  title: invoiceTexts.period,
  sort: 'start',
  noWrap: true,
  render: (invoice) => <InvoicePeriod invoice={invoice} />,
};
const reference: InvoiceColumn = {
  key: 'reference',
  title: invoiceTexts.reference,
  sort: 'reference',
  noWrap: true,
  render: (invoice) => <Reference invoice={invoice} />,
};
const ocr: InvoiceColumn = {
  key: 'ocr',
  title: invoiceTexts.ocr,
  noWrap: true,
  optional: true,
  render: (invoice) => <span className="h-number">{invoice.ocr ?? '–'}</span>,
};
const entity: InvoiceColumn = {
  key: 'lease',
  title: invoiceTexts.entity,
  sort: 'lease',
  render: (invoice) => <EntityCell invoice={invoice} />,
};
const tenant: InvoiceColumn = {
  key: 'tenant',
  title: invoiceTexts.tenant,
  sort: 'tenant',
  wrap: true,
  render: (invoice) => invoice.tenant?.name ?? <span className="h-muted">–</span>,
};
const hideBelowWidestWindow = (column: InvoiceColumn): InvoiceColumn => ({
  ...column,
  hiddenBetween: [NARROWEST_TABLE, WIDEST_WINDOW],
});
/** The columns of the list. A table that is wider than its window scrolls, so that every column can be reached. */
export const getInvoiceColumns = (filter?: InvoiceFilter): readonly InvoiceColumn[] => [
  { ...entity, main: true },
  hideBelowWidestWindow(tenant),
  period,
  hideBelowWidestWindow(amount),
  left,
  due,
  filter === 'error' ? statusAndError : status,
  sendNow,
  { ...reference, render: (invoice) => <ReferenceAndTenant invoice={invoice} /> },
  sent,
  type,
  ocr,
];

/** The columns of the panels on a lease's and a tenant's page, without those that repeat the page. */
const panelReference: InvoiceColumn = { ...reference, main: true };
export const leaseInvoiceColumns: readonly InvoiceColumn[] = [panelReference, status, period, due, left];
export const tenantInvoiceColumns: readonly InvoiceColumn[] = [
  panelReference,
  status,
  period,
  due,
  left,
  entity,
];
