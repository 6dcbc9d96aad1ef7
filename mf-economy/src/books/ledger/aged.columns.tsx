import { type AgedRow, agedColumnLabel } from '@husrum/contract/ledger';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { PromiseTag } from '../../payments/payment-promise/promise-tag';
import { ledgerTexts } from './ledger.texts';

export const agedSortable = ['name', 'balance', 'older'] as const;
type AgedColumn = Column<AgedRow, (typeof agedSortable)[number]>;

const noneAsDash = (value: number) => <Money value={value === 0 ? null : value} />;
const amountColumn = (key: Exclude<keyof typeof agedColumnLabel, 'balance'>): AgedColumn => ({
  key,
  title: agedColumnLabel[key],
  numeric: true,
  render: (row) => noneAsDash(row[key]),
});

const columns: readonly AgedColumn[] = [
  {
    key: 'name',
    title: ledgerTexts.name,
    sort: 'name',
    wrap: true,
    render: ({ name, key }) => name ?? (key === '' ? ledgerTexts.noHouse : ledgerTexts.noName),
  },
  amountColumn('not_due'),
  amountColumn('days_30'),
  amountColumn('days_60'),
  amountColumn('days_90'),
  { ...amountColumn('older'), sort: 'older' },
  amountColumn('credit'),
  {
    key: 'balance',
    title: agedColumnLabel.balance,
    sort: 'balance',
    numeric: true,
    render: ({ balance }) => <Money strong value={balance} />,
  },
];

const promiseColumn: AgedColumn = {
  key: 'promise',
  title: ledgerTexts.promise,
  noWrap: true,
  render: ({ promise }) => (promise == null ? '–' : <PromiseTag promise={promise} />),
};

/** The columns of the table. That of promises to pay is left out while no row has one. */
export const listAgedColumns = (rows: readonly AgedRow[]): readonly AgedColumn[] =>
  rows.some(({ promise }) => promise != null) ? [...columns, promiseColumn] : columns;
