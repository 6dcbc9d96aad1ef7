import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import type { SubscriptionInvoice } from '@husrum/contract/membership';
import { formatDate } from '@husrum/format';
import { EmptyState, Money, Section, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, DataTable } from '@husrum/ui/data';
import { openSubscriptionInvoice } from './membership.queries';
import { subscriptionInvoiceStatusLabel, subscriptionInvoiceTexts } from './membership.texts';

const { columns: titles } = subscriptionInvoiceTexts;
const toDate = (unixSeconds: number) => formatDate(new Date(unixSeconds * 1000));
const toKronor = (minorUnits: number) => minorUnits / 100;

const InvoiceStatusTag = ({ status }: { status: string }) => {
  const label = subscriptionInvoiceStatusLabel.get(status) ?? status;
  if (status === 'paid')
    return (
      <ToneTag tone="green" icon="check">
        {label}
      </ToneTag>
    );
  if (status === 'open')
    return (
      <ToneTag tone="red" icon="exclamation">
        {label}
      </ToneTag>
    );
  return (
    <ToneTag tone="grey" icon={status === 'void' ? 'stop' : undefined} struck={status === 'void'}>
      {label}
    </ToneTag>
  );
};

const columns: readonly Column<SubscriptionInvoice>[] = [
  { key: 'created', title: titles.created, noWrap: true, render: ({ created }) => toDate(created) },
  {
    key: 'lines',
    title: titles.lines,
    wrap: true,
    render: ({ lines }) => lines.map(({ description }) => description).join(', '),
  },
  {
    key: 'status',
    title: titles.status,
    noWrap: true,
    render: ({ status }) => <InvoiceStatusTag status={status} />,
  },
  {
    key: 'total',
    title: titles.total,
    numeric: true,
    noWrap: true,
    render: ({ total }) => <Money value={toKronor(total)} />,
  },
  {
    key: 'pdf',
    title: titles.pdf,
    noWrap: true,
    render: ({ id, created }) => (
      <Button
        type="link"
        size="small"
        icon={<FilePdfOutlined />}
        aria-label={subscriptionInvoiceTexts.openLabel(toDate(created))}
        onClick={() => void openSubscriptionInvoice(id)}
      >
        {subscriptionInvoiceTexts.open}
      </Button>
    ),
  },
];

/** The invoices of the subscription, newest first. */
export const SubscriptionInvoices = ({ invoices }: { invoices: readonly SubscriptionInvoice[] }) => (
  <Section title={subscriptionInvoiceTexts.title} flush>
    <DataTable
      label={subscriptionInvoiceTexts.title}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={<EmptyState kind="nothing" compact title={subscriptionInvoiceTexts.empty} />}
    />
  </Section>
);
