import type { Deposit } from '@husrum/contract/deposit';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { depositTexts } from './deposit.texts';
import { DepositStateTag } from './deposit-state-tag';

const { columns } = depositTexts;
export const depositSortable = ['due_at', 'tenant', 'asked', 'held'] as const;

export const depositColumns: readonly Column<Deposit, (typeof depositSortable)[number]>[] = [
  {
    key: 'tenant',
    title: columns.tenant,
    sort: 'tenant',
    main: true,
    render: ({ tenant, entity_name }) => (
      <>
        {tenant?.name ?? ''} <span className="h-muted">{entity_name}</span>
      </>
    ),
  },
  { key: 'state', title: columns.state, render: ({ state }) => <DepositStateTag state={state} /> },
  {
    key: 'due_at',
    title: columns.due,
    sort: 'due_at',
    noWrap: true,
    render: ({ due_at }) => <DateText value={due_at} />,
  },
  {
    key: 'asked',
    title: columns.asked,
    sort: 'asked',
    numeric: true,
    render: ({ asked }) => <Money value={asked} />,
  },
  {
    key: 'received',
    title: columns.received,
    numeric: true,
    render: ({ received }) => <Money value={received} />,
  },
  {
    key: 'used',
    title: columns.used,
    numeric: true,
    render: ({ used, repaid }) => <Money value={used + repaid} />,
  },
  {
    key: 'held',
    title: columns.held,
    sort: 'held',
    numeric: true,
    render: ({ held }) => <Money strong value={held} />,
  },
];
