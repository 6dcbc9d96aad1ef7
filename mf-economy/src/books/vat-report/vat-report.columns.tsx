import {
  type VatDifferenceInvoice,
  type VatReport,
  vatBoxLabel,
  vatDifferenceLabel,
} from '@husrum/contract/vat-report';
import { formatNumber, formatPercent, formatShortMonth } from '@husrum/format';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { vatReportTexts as texts } from './vat-report.texts';

export const boxColumns: readonly Column<VatReport['boxes'][number]>[] = [
  { key: 'box', title: texts.box, render: ({ box }) => `${texts.box} ${box}` },
  { key: 'name', title: texts.boxName, wrap: true, render: ({ box }) => vatBoxLabel[box] },
  {
    key: 'declared',
    title: texts.declared,
    numeric: true,
    render: ({ declared }) => <Money strong value={declared} />,
  },
  { key: 'exact', title: texts.exact, numeric: true, render: ({ exact }) => <Money muted value={exact} /> },
];

export const monthColumns: readonly Column<VatReport['rows'][number]>[] = [
  { key: 'month', title: texts.month, noWrap: true, render: ({ month }) => formatShortMonth(month) },
  { key: 'rate', title: texts.rate, render: ({ tax_rate }) => formatPercent(tax_rate) },
  { key: 'box', title: texts.box, render: ({ box }) => box ?? texts.noBox },
  { key: 'base', title: texts.base, numeric: true, render: ({ base }) => <Money value={base} /> },
  { key: 'tax', title: texts.tax, numeric: true, render: ({ tax }) => <Money value={tax} /> },
];

export const differenceColumns: readonly Column<VatReport['differences'][number]>[] = [
  {
    key: 'what',
    title: texts.what,
    wrap: true,
    render: ({ difference }) => vatDifferenceLabel[difference],
  },
  { key: 'why', title: texts.reason, wrap: true, render: ({ difference }) => texts.why[difference] },
  {
    key: 'invoices',
    title: texts.invoices,
    numeric: true,
    render: ({ invoices }) => formatNumber(invoices),
  },
  { key: 'amount', title: texts.amount, numeric: true, render: ({ amount }) => <Money value={amount} /> },
];

export const differenceInvoiceSortable = ['reference', 'tenant', 'sent', 'amount'] as const;

export const differenceInvoiceColumns: readonly Column<
  VatDifferenceInvoice,
  (typeof differenceInvoiceSortable)[number]
>[] = [
  { key: 'invoice', title: texts.invoice, sort: 'reference', render: ({ reference }) => reference ?? '–' },
  {
    key: 'tenant',
    title: texts.tenant,
    sort: 'tenant',
    wrap: true,
    render: ({ tenant_name }) => tenant_name,
  },
  {
    key: 'sent',
    title: texts.sent,
    sort: 'sent',
    noWrap: true,
    render: ({ sent_on }) => (sent_on === null ? '–' : <DateText value={sent_on} />),
  },
  {
    key: 'booked',
    title: texts.bookedNow,
    numeric: true,
    render: ({ booked }) => <Money value={booked} />,
  },
  {
    key: 'reported',
    title: texts.reportedNow,
    numeric: true,
    render: ({ reported }) => <Money value={reported} />,
  },
  {
    key: 'amount',
    title: texts.difference,
    sort: 'amount',
    numeric: true,
    render: ({ amount }) => <Money strong value={amount} />,
  },
];
