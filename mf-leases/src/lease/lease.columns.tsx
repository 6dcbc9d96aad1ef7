import type { LeaseRow } from '@husrum/contract/lease';
import { DateText, EntityLabel, LeaseStatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { leaseTexts } from './lease.texts';

export const leaseSortable = ['status', 'object', 'company', 'type', 'tenant', 'start', 'stop'] as const;
type SortKey = (typeof leaseSortable)[number];

export const leaseColumns: readonly Column<LeaseRow, SortKey>[] = [
  {
    key: 'status',
    title: leaseTexts.columns.status,
    sort: 'status',
    noWrap: true,
    render: ({ state, stop, terminated }) => (
      <LeaseStatusTag status={state.status} stop={stop} terminated={terminated} />
    ),
  },
  {
    key: 'object',
    title: leaseTexts.columns.entity,
    sort: 'object',
    main: true,
    render: ({ entity }) => <EntityLabel entity={entity} />,
  },
  {
    key: 'company',
    title: leaseTexts.columns.company,
    sort: 'company',
    wrap: true,
    render: ({ company }) => company?.name,
    hideOnMobile: true,
  },
  {
    key: 'type',
    title: leaseTexts.columns.type,
    sort: 'type',
    noWrap: true,
    render: ({ entity }) => entity.type.name,
    hideOnMobile: true,
  },
  {
    key: 'tenant',
    title: leaseTexts.columns.primaryTenant,
    sort: 'tenant',
    wrap: true,
    render: ({ primary_tenant }) => primary_tenant?.name ?? <span className="h-muted">–</span>,
  },
  {
    key: 'start',
    title: leaseTexts.columns.start,
    sort: 'start',
    noWrap: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: leaseTexts.columns.stop,
    sort: 'stop',
    noWrap: true,
    render: ({ stop }) => <DateText value={stop} empty={leaseTexts.ongoing} />,
  },
];
