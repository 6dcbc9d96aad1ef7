import type { AgedRow } from '@husrum/contract/ledger';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { ledgerTexts } from './ledger.texts';

export const agedSortable = ['name', 'balance', 'older'] as const;
type AgedColumn = Column<AgedRow, (typeof agedSortable)[number]>;

const noneAsDash = (value: number) => <Money value={value === 0 ? null : value} />;
const amountColumn = (key: 'not_due' | 'days_30' | 'days_60' | 'days_90', title: string): AgedColumn => ({
  key,
  title,
  numeric: true,
  render: (row) => noneAsDash(row[key]),
});

export const agedColumns: readonly AgedColumn[] = [
  {
    key: 'name',
    title: ledgerTexts.name,
    sort: 'name',
    wrap: true,
    render: ({ name, key }) => name ?? (key === '' ? ledgerTexts.noHouse : ledgerTexts.noName),
  },
  amountColumn('not_due', ledgerTexts.notDue),
  amountColumn('days_30', ledgerTexts.days30),
  amountColumn('days_60', ledgerTexts.days60),
  amountColumn('days_90', ledgerTexts.days90),
  {
    key: 'older',
    title: ledgerTexts.older,
    sort: 'older',
    numeric: true,
    render: ({ older }) => noneAsDash(older),
  },
  { key: 'credit', title: ledgerTexts.credit, numeric: true, render: ({ credit }) => noneAsDash(credit) },
  {
    key: 'balance',
    title: ledgerTexts.balance,
    sort: 'balance',
    numeric: true,
    render: ({ balance }) => <Money strong value={balance} />,
  },
];
