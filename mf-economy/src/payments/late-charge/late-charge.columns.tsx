import {
  type LateCharge,
  type LateInvoiceRow,
  lateChargeKindLabel,
  lateChargeStateLabel,
} from '@husrum/contract/late-charge';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { DateText, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { ChargeActions } from './charge-actions';
import { BilledOn, stateTones } from './invoice-late-charges';
import { lateChargeTexts as texts } from './late-charge.texts';

export const lateInvoiceSortable = ['due_at', 'reference'] as const;
export const lateInvoiceColumns: readonly Column<LateInvoiceRow, (typeof lateInvoiceSortable)[number]>[] = [
  {
    key: 'reference',
    title: texts.columns.reference,
    sort: 'reference',
    noWrap: true,
    render: ({ reference }) => reference ?? '',
  },
  { key: 'tenant', title: texts.columns.tenant, wrap: true, render: ({ tenant }) => tenant },
  {
    key: 'due',
    title: texts.columns.due,
    sort: 'due_at',
    noWrap: true,
    render: ({ due_at }) => <DateText value={due_at} />,
  },
  {
    key: 'paid',
    title: texts.columns.paid,
    noWrap: true,
    render: ({ paid_at }) => (paid_at === null ? texts.unpaid : <DateText value={paid_at} />),
  },
  { key: 'left', title: texts.columns.left, numeric: true, render: ({ left }) => <Money value={left} /> },
  {
    key: 'days',
    title: texts.columns.days,
    noWrap: true,
    render: ({ preview }) => texts.days(preview.from, preview.through),
  },
  {
    key: 'interest',
    title: texts.columns.interest,
    numeric: true,
    render: ({ preview }) =>
      preview.problem === null ? (
        <Money strong value={preview.interest} />
      ) : (
        <span className="h-muted">{texts.problem(preview)}</span>
      ),
  },
];

export const lateChargeSortable = ['created_at', 'amount'] as const;
export const lateChargeColumns: readonly Column<LateCharge, (typeof lateChargeSortable)[number]>[] = [
  {
    key: 'created',
    title: texts.chargedColumns.created,
    sort: 'created_at',
    noWrap: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
  { key: 'kind', title: texts.chargedColumns.kind, render: ({ kind }) => lateChargeKindLabel[kind] },
  { key: 'tenant', title: texts.chargedColumns.tenant, wrap: true, render: ({ tenant }) => tenant },
  {
    key: 'invoice',
    title: texts.chargedColumns.invoice,
    render: ({ invoice: { id, reference } }) => (
      <AppLink to={routes.invoice.detail({ id })}>{reference ?? texts.columns.reference}</AppLink>
    ),
  },
  {
    key: 'amount',
    title: texts.chargedColumns.amount,
    sort: 'amount',
    numeric: true,
    render: ({ amount }) => <Money value={amount} />,
  },
  {
    key: 'billedOn',
    title: texts.chargedColumns.billedOn,
    render: (charge) => (
      <>
        <BilledOn charge={charge} /> <ChargeActions charge={charge} />
      </>
    ),
  },
  {
    key: 'state',
    title: texts.chargedColumns.state,
    render: ({ state, withdrawn_reason }) => (
      <>
        <ToneTag tone={stateTones[state]}>{lateChargeStateLabel[state]}</ToneTag>{' '}
        {withdrawn_reason !== null && <span className="h-muted">{withdrawn_reason}</span>}
      </>
    ),
  },
];
