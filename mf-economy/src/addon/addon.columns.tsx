import { type AddonLease, type AddonRow, addonTypeLabel } from '@husrum/contract/addon';
import { percent } from '@husrum/format';
import { DateText, Money, ToneTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { texts } from './addon.texts';

export const addonSortable = ['name', 'fee', 'tax_rate', 'leases_count', 'created_at'] as const;

export const addonColumns: readonly Column<AddonRow, (typeof addonSortable)[number]>[] = [
  { key: 'name', title: 'Benämning', sort: 'name', main: true, render: ({ name }) => name },
  { key: 'type', title: 'Typ', tight: true, render: ({ type }) => addonTypeLabel[type] },
  {
    key: 'fee',
    title: 'Belopp per avi',
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'tax_rate',
    title: 'Moms',
    sort: 'tax_rate',
    numeric: true,
    render: ({ tax_rate }) => percent(tax_rate),
  },
  {
    key: 'leases',
    title: 'Uthyrningar',
    sort: 'leases_count',
    numeric: true,
    render: ({ leases_count }) => leases_count,
  },
  {
    key: 'created_at',
    title: 'Skapad',
    sort: 'created_at',
    tight: true,
    hideOnMobile: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];

export const addonLeaseSortable = ['entity', 'fee', 'start', 'stop'] as const;

export const addonLeaseColumns: readonly Column<AddonLease, (typeof addonLeaseSortable)[number]>[] = [
  { key: 'entity', title: 'Objekt', sort: 'entity', main: true, render: ({ entity }) => entity.name },
  { key: 'tenant', title: 'Hyresgäst', render: ({ tenant }) => tenant },
  {
    key: 'differs',
    title: 'På avin',
    render: ({ name, differs }) => (
      <span>
        {name} {differs && <ToneTag tone="gold">{texts.differs}</ToneTag>}
      </span>
    ),
  },
  {
    key: 'fee',
    title: 'Belopp per avi',
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'start',
    title: 'Från',
    sort: 'start',
    tight: true,
    render: ({ start }) => <DateText value={start} />,
  },
  { key: 'stop', title: 'Till', sort: 'stop', tight: true, render: ({ stop }) => <DateText value={stop} /> },
];
