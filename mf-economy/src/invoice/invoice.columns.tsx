import './invoice.columns.css';
import { type InvoiceListItem, invoiceKindLabel, invoiceTypeLabel } from '@husrum/contract/invoice';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { SendNow } from '../invoice-sending/send-now';
import { texts } from './invoice.texts';
import { InvoiceStatus } from './invoice-status';
import { shortPeriod } from './period.rules';

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
    {reference ?? <span className="h-muted">{texts.notGenerated}</span>}
    {kind !== 'RENT' && <span className="h-muted"> · {invoiceKindLabel[kind]}</span>}
  </span>
);

const LeaseName = ({ invoice: { lease, tenant } }: { invoice: InvoiceListItem }) =>
  lease === null ? (
    <span className="h-muted">{texts.noLease}</span>
  ) : (
    <span className="e-lease-name" title={[lease.entity.name, tenant?.name].filter(Boolean).join(' · ')}>
      {lease.entity.name}
      {tenant && <span className="h-muted"> · {tenant.name}</span>}
    </span>
  );

const sendNow: InvoiceColumn = {
  key: 'send',
  title: 'Skicka nu',
  tight: true,
  render: (invoice) => <SendNow invoice={invoice} />,
};
const status: InvoiceColumn = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  tight: true,
  render: (invoice) => <InvoiceStatus invoice={invoice} />,
};
const sent: InvoiceColumn = {
  key: 'sent',
  title: 'Skickad',
  sort: 'sent_at',
  tight: true,
  hideOnMobile: true,
  render: (invoice) => <DateText value={invoice.sent_at} />,
};
const due: InvoiceColumn = {
  key: 'due',
  title: 'Förfaller',
  sort: 'due_at',
  tight: true,
  render: (invoice) => <DateText value={invoice.due_at} />,
};
const type: InvoiceColumn = {
  key: 'type',
  title: 'Typ',
  sort: 'invoice_type',
  hideOnMobile: true,
  render: ({ invoice_type }) => (invoice_type === null ? '–' : invoiceTypeLabel[invoice_type]),
};
const left: InvoiceColumn = {
  key: 'left',
  title: 'Kvar',
  sort: 'payment_left',
  numeric: true,
  render: (invoice) => <Money value={invoice.payment_left} />,
};
const period: InvoiceColumn = {
  key: 'period',
  title: 'Period',
  sort: 'start',
  tight: true,
  render: (invoice) => <span className="h-number">{shortPeriod(invoice)}</span>,
};
const reference: InvoiceColumn = {
  key: 'reference',
  title: 'Referens',
  sort: 'reference',
  main: true,
  tight: true,
  render: (invoice) => <Reference invoice={invoice} />,
};
const lease: InvoiceColumn = {
  key: 'lease',
  title: 'Uthyrning',
  sort: 'lease',
  render: (invoice) => <LeaseName invoice={invoice} />,
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

/** Inside the page of a lease or a tenant: what the page itself says is left out. */
export const leaseColumns: readonly InvoiceColumn[] = [reference, status, period, due, left];
export const tenantColumns: readonly InvoiceColumn[] = [reference, status, period, due, left, lease];
