import type { UnbilledRow } from '@husrum/contract/unbilled-period';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { LeaseName } from '../invoice/lease-name';
import { shortPeriod } from '../invoice/period.rules';
import { BillGap } from './bill-gap';

export const unbilledSortable = ['start', 'entity', 'company', 'days', 'fee'] as const;

export const unbilledColumns: readonly Column<UnbilledRow, (typeof unbilledSortable)[number]>[] = [
  { key: 'lease', title: 'Uthyrning', sort: 'entity', render: (row) => <LeaseName of={row} /> },
  { key: 'company', title: 'Företag', sort: 'company', render: ({ company }) => company.name },
  {
    key: 'period',
    title: 'Period',
    sort: 'start',
    tight: true,
    render: (row) => <span className="h-number">{shortPeriod(row)}</span>,
  },
  { key: 'days', title: 'Dagar', sort: 'days', numeric: true, render: ({ days }) => days },
  {
    key: 'fee',
    title: 'Exklusive moms',
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  { key: 'bill', title: 'Skapa', render: (row) => <BillGap gap={row} /> },
];
