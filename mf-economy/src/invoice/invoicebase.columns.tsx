import './invoicebase.columns.css';
import { type InvoicebaseRow, invoiceKindLabel, invoiceTypeLabel } from '@husrum/contract/invoice';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { SendNow } from '../invoice-sending/send-now';
import { texts } from './invoicebase.texts';
import { NoticeStatus } from './notice-status';
import { shortPeriod } from './period.rules';

export const noticeSortable = [
  'status',
  'sent_at',
  'due_at',
  'invoice_type',
  'payment_left',
  'start',
  'reference',
  'lease',
] as const;
export type NoticeSort = (typeof noticeSortable)[number];
type NoticeColumn = Column<InvoicebaseRow, NoticeSort>;

const Reference = ({ notice: { reference, kind } }: { notice: InvoicebaseRow }) => (
  <span className="h-number">
    {reference ?? <span className="h-muted">{texts.notGenerated}</span>}
    {kind !== 'RENT' && <span className="h-muted"> · {invoiceKindLabel[kind]}</span>}
  </span>
);

const LeaseName = ({ notice: { lease, tenant } }: { notice: InvoicebaseRow }) =>
  lease === null ? (
    <span className="h-muted">{texts.noLease}</span>
  ) : (
    <span className="e-lease-name" title={[lease.entity.name, tenant?.name].filter(Boolean).join(' · ')}>
      {lease.entity.name}
      {tenant && <span className="h-muted"> · {tenant.name}</span>}
    </span>
  );

const sendNow: NoticeColumn = {
  key: 'send',
  title: 'Skicka nu',
  tight: true,
  render: (notice) => <SendNow notice={notice} />,
};
const status: NoticeColumn = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  tight: true,
  render: (notice) => <NoticeStatus notice={notice} />,
};
const sent: NoticeColumn = {
  key: 'sent',
  title: 'Skickad',
  sort: 'sent_at',
  tight: true,
  hideOnMobile: true,
  render: (notice) => <DateText value={notice.sent_at} />,
};
const due: NoticeColumn = {
  key: 'due',
  title: 'Förfaller',
  sort: 'due_at',
  tight: true,
  render: (notice) => <DateText value={notice.due_at} />,
};
const type: NoticeColumn = {
  key: 'type',
  title: 'Typ',
  sort: 'invoice_type',
  hideOnMobile: true,
  render: ({ invoice_type }) => (invoice_type === null ? '–' : invoiceTypeLabel[invoice_type]),
};
const left: NoticeColumn = {
  key: 'left',
  title: 'Kvar',
  sort: 'payment_left',
  numeric: true,
  render: (notice) => <Money value={notice.payment_left} />,
};
const period: NoticeColumn = {
  key: 'period',
  title: 'Period',
  sort: 'start',
  tight: true,
  render: (notice) => <span className="h-number">{shortPeriod(notice)}</span>,
};
const reference: NoticeColumn = {
  key: 'reference',
  title: 'Referens',
  sort: 'reference',
  main: true,
  tight: true,
  render: (notice) => <Reference notice={notice} />,
};
const lease: NoticeColumn = {
  key: 'lease',
  title: 'Uthyrning',
  sort: 'lease',
  render: (notice) => <LeaseName notice={notice} />,
};

export const noticeColumns: readonly NoticeColumn[] = [
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
export const leaseColumns: readonly NoticeColumn[] = [reference, status, period, due, left];
export const tenantColumns: readonly NoticeColumn[] = [reference, status, period, due, left, lease];
