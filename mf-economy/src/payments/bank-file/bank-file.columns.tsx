import type { BankFileRow } from '@husrum/contract/bank-file';
import { formatDateTime, formatNumber } from '@husrum/format';
import { DateRange, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { bankFileTexts, describeFormat } from './bank-file.texts';

const { columns } = bankFileTexts;
export const bankFileSortable = [
  'created_at',
  'name',
  'company',
  'first_on',
  'payments',
  'amount',
  'booked',
] as const;

export const bankFileColumns: readonly Column<BankFileRow, (typeof bankFileSortable)[number]>[] = [
  {
    key: 'name',
    title: columns.name,
    sort: 'name',
    wrap: true,
    render: (file) => (
      <>
        {file.name} <span className="h-muted">{describeFormat(file)}</span>
      </>
    ),
  },
  {
    key: 'company',
    title: columns.company,
    sort: 'company',
    wrap: true,
    render: ({ company }) => company.name,
  },
  {
    key: 'days',
    title: columns.days,
    sort: 'first_on',
    noWrap: true,
    render: ({ first_on, last_on }) => first_on !== null && <DateRange start={first_on} stop={last_on} />,
  },
  {
    key: 'amount',
    title: columns.amount,
    sort: 'amount',
    numeric: true,
    render: ({ amount }) => <Money value={amount} />,
  },
  {
    key: 'booked',
    title: columns.booked,
    sort: 'booked',
    numeric: true,
    render: ({ booked, payments }) => bankFileTexts.bookedOf(booked, payments),
  },
  {
    key: 'undecided',
    title: columns.undecided,
    numeric: true,
    render: ({ undecided = 0 }) => undecided > 0 && <strong>{formatNumber(undecided)}</strong>,
  },
  {
    key: 'created',
    title: columns.created,
    sort: 'created_at',
    noWrap: true,
    render: ({ created_at, user }) => (
      <>
        <span className="h-number">{formatDateTime(created_at)}</span>
        {user !== null && <span className="h-muted"> {user}</span>}
      </>
    ),
  },
];
