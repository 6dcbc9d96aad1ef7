import type { UnbilledPeriodRow } from '@husrum/contract/unbilled-period';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatPeriod } from '../../invoicing/invoice/period.rules';
import { LeaseName } from '../../lease/lease-name';
import { unbilledPeriodTexts } from './unbilled-period.texts';
import { UnbilledPeriodButtons } from './unbilled-period-buttons';

export const unbilledPeriodSortable = ['start', 'entity', 'company', 'days', 'fee'] as const;

/** Between these widths of a window, in CSS pixels, the buttons need the space of other columns. A phone shows cards. */
const NARROW_WINDOW = [451, 1200] as const;

export const unbilledPeriodColumns: readonly Column<
  UnbilledPeriodRow,
  (typeof unbilledPeriodSortable)[number]
>[] = [
  {
    key: 'lease',
    title: unbilledPeriodTexts.lease,
    sort: 'entity',
    render: ({ entity, tenant }) => <LeaseName entity={entity} tenant={tenant} />,
  },
  {
    key: 'company',
    title: unbilledPeriodTexts.company,
    hiddenBetween: NARROW_WINDOW,
    wrap: true,
    sort: 'company',
    render: ({ company }) => company.name,
  },
  {
    key: 'period',
    title: unbilledPeriodTexts.period,
    sort: 'start',
    noWrap: true,
    render: (row) => <span className="h-number">{formatPeriod(row)}</span>,
  },
  {
    key: 'days',
    title: unbilledPeriodTexts.days,
    hiddenBetween: NARROW_WINDOW,
    sort: 'days',
    numeric: true,
    render: ({ days }) => days,
  },
  {
    key: 'fee',
    title: unbilledPeriodTexts.excludingVat,
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'bill',
    title: unbilledPeriodTexts.create,
    render: (row) => <UnbilledPeriodButtons unbilledPeriod={row} />,
  },
];
