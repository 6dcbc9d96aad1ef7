import '../lease/lease-name.css';
import { type InvoiceListItem, invoiceKindLabel, invoiceTypeLabel } from '@husrum/contract/invoice';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { SendInvoiceButton } from '../invoice-sending/send-invoice-button';
import { invoiceTexts } from './invoice.texts';
import { InvoiceStatus } from './invoice-status';
import { formatPeriod } from './period.rules';

export const invoiceSortable = [
  'status',
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
] as const;
export type InvoiceSort = (typeof invoiceSortable)[number];
type InvoiceColumn = Column<InvoiceListItem, InvoiceSort>;

const Reference = ({ invoice: { reference, kind } }: { invoice: InvoiceListItem }) => (
  <span className="h-number">
    {reference ?? <span className="h-muted">{invoiceTexts.notGenerated}</span>}
    {kind !== 'RENT' && <span className="h-muted"> · {invoiceKindLabel[kind]}</span>}
  </span>
);

const LeaseCell = ({ invoice: { lease, tenant } }: { invoice: InvoiceListItem }) =>
  lease === null ? (
    <span className="h-muted">{invoiceTexts.noLease}</span>
  ) : (
    <span className="e-lease-name" title={[lease.entity.name, tenant?.name].filter(Boolean).join(' · ')}>
      {lease.entity.name}
      {tenant && <span className="h-muted"> · {tenant.name}</span>}
    </span>
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
  render: (invoice) => <DateText value={invoice.due_at} />,
};
const type: InvoiceColumn = {
  key: 'type',
  title: invoiceTexts.type,
  sort: 'invoice_type',
  hideOnMobile: true,
  render: ({ invoice_type }) => (invoice_type === null ? '–' : invoiceTypeLabel[invoice_type]),
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
  render: (invoice) => <span className="h-number">{formatPeriod(invoice)}</span>,
};
const reference: InvoiceColumn = {
  key: 'reference',
  title: invoiceTexts.reference,
  sort: 'reference',
  main: true,
  noWrap: true,
  render: (invoice) => <Reference invoice={invoice} />,
};
const lease: InvoiceColumn = {
  key: 'lease',
  title: invoiceTexts.lease,
  sort: 'lease',
  render: (invoice) => <LeaseCell invoice={invoice} />,
};

export const invoiceColumns: readonly InvoiceColumn[] = [
  sendNow,
  status,
  sent,
  due,
  type,
  left,
  period,
  reference,
  lease,
];

/** For the panels on a lease's and a tenant's page, without what the page itself shows. */
export const leaseInvoiceColumns: readonly InvoiceColumn[] = [reference, status, period, due, left];
export const tenantInvoiceColumns: readonly InvoiceColumn[] = [reference, status, period, due, left, lease];
