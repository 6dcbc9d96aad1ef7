import type { LeaseRow } from '@husrum/contract/lease';
import { DateText, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { texts } from './lease.texts';

export const leaseSortable = ['status', 'object', 'company', 'type', 'tenant', 'start', 'stop'] as const;
type SortKey = (typeof leaseSortable)[number];

export const leaseColumns: readonly Column<LeaseRow, SortKey>[] = [
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    tight: true,
    render: ({ state }) => <StatusTag kind="lease" value={state.status} />,
  },
  { key: 'object', title: 'Objekt', sort: 'object', main: true, render: ({ entity }) => entity.name },
  {
    key: 'company',
    title: 'Företag',
    sort: 'company',
    render: ({ company }) => company?.name,
    hideOnMobile: true,
  },
  {
    key: 'type',
    title: 'Typ',
    sort: 'type',
    tight: true,
    render: ({ entity }) => entity.type.name,
    hideOnMobile: true,
  },
  {
    key: 'tenant',
    title: 'Primär hyresgäst',
    sort: 'tenant',
    render: ({ primary_tenant }) => primary_tenant?.name ?? <span className="h-muted">–</span>,
  },
  {
    key: 'start',
    title: 'Start',
    sort: 'start',
    tight: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: 'Slut',
    sort: 'stop',
    tight: true,
    render: ({ stop }) => <DateText value={stop} empty={texts.ongoing} />,
  },
];
