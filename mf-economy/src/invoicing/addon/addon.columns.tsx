import { type AddonLease, type AddonRow, addonTypeLabel } from '@husrum/contract/addon';
import { addonIntervalSuffix } from '@husrum/contract/lease-addon';
import { formatPercent } from '@husrum/format';
import { DateText, EntityLabel, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { addonTexts } from './addon.texts';

export const addonSortable = ['name', 'fee', 'tax_rate', 'leases_count', 'created_at'] as const;

export const addonColumns: readonly Column<AddonRow, (typeof addonSortable)[number]>[] = [
  { key: 'name', title: addonTexts.name, sort: 'name', main: true, render: ({ name }) => name },
  { key: 'type', title: addonTexts.type, noWrap: true, render: ({ type }) => addonTypeLabel[type] },
  {
    key: 'fee',
    title: addonTexts.feePerInvoice,
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'tax_rate',
    title: addonTexts.vat,
    sort: 'tax_rate',
    numeric: true,
    render: ({ tax_rate }) => formatPercent(tax_rate),
  },
  {
    key: 'leases',
    title: addonTexts.leases,
    sort: 'leases_count',
    numeric: true,
    render: ({ leases_count }) => leases_count,
  },
  {
    key: 'created_at',
    title: addonTexts.createdAt,
    sort: 'created_at',
    noWrap: true,
    hideOnMobile: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];

export const addonLeaseSortable = ['entity', 'fee', 'start', 'stop'] as const;

export const addonLeaseColumns: readonly Column<AddonLease, (typeof addonLeaseSortable)[number]>[] = [
  {
    key: 'entity',
    title: addonTexts.entity,
    sort: 'entity',
    main: true,
    render: ({ entity }) => <EntityLabel entity={entity} />,
  },
  { key: 'tenant', title: addonTexts.tenant, render: ({ tenant }) => tenant },
  {
    key: 'differs',
    title: addonTexts.onInvoice,
    render: ({ name, differs }) => (
      <span>
        {name} {differs && <ToneTag tone="gold">{addonTexts.differs}</ToneTag>}
      </span>
    ),
  },
  {
    key: 'fee',
    title: addonTexts.fee,
    sort: 'fee',
    numeric: true,
    render: ({ fee, interval }) => (
      <>
        <Money value={fee} /> <span className="h-muted">{addonIntervalSuffix[interval]}</span>
      </>
    ),
  },
  {
    key: 'start',
    title: addonTexts.start,
    sort: 'start',
    noWrap: true,
    render: ({ start }) => <DateText value={start} />,
  },
  {
    key: 'stop',
    title: addonTexts.stop,
    sort: 'stop',
    noWrap: true,
    render: ({ stop }) => <DateText value={stop} />,
  },
];
