import { type LedgerEntry, ledgerLineKindLabel } from '@husrum/contract/ledger';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { PromiseTag } from '../../payments/payment-promise/promise-tag';
import { ledgerTexts } from './ledger.texts';

export const ledgerSortable = ['day'] as const;

export const ledgerColumns: readonly Column<LedgerEntry, (typeof ledgerSortable)[number]>[] = [
  {
    key: 'day',
    title: ledgerTexts.day,
    sort: 'day',
    noWrap: true,
    render: ({ day }) => <DateText value={day} />,
  },
  { key: 'kind', title: ledgerTexts.kind, render: ({ kind }) => ledgerLineKindLabel[kind] },
  { key: 'invoice', title: ledgerTexts.invoice, render: ({ invoice }) => invoice?.reference ?? '–' },
  { key: 'company', title: ledgerTexts.company, wrap: true, render: ({ company }) => company?.name ?? '–' },
  {
    key: 'due',
    title: ledgerTexts.due,
    noWrap: true,
    render: ({ due_at, promise }) =>
      due_at === null ? (
        '–'
      ) : (
        <span className="e-ledger__due">
          <DateText value={due_at} />
          <PromiseTag promise={promise} />
        </span>
      ),
  },
  {
    key: 'amount',
    title: ledgerTexts.amount,
    numeric: true,
    render: ({ amount }) => <Money value={amount} />,
  },
  {
    key: 'balance',
    title: ledgerTexts.balance,
    numeric: true,
    render: ({ balance }) => <Money strong value={balance} />,
  },
];
