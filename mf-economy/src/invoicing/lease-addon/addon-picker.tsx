import { type AddonRow, addonTypeLabel } from '@husrum/contract/addon';
import { formatPercent } from '@husrum/format';
import { Money, useDebouncedValue } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { useAddons } from '../addon/addon.queries';
import { leaseAddonTexts } from './lease-addon.texts';

const PAGE_SIZE = 5;

type OnPick = (addon: AddonRow) => void;

const createColumns = (onPick: OnPick): readonly Column<AddonRow, 'name' | 'fee'>[] => [
  { key: 'name', title: leaseAddonTexts.name, sort: 'name', render: ({ name }) => name },
  {
    key: 'type',
    title: leaseAddonTexts.type,
    hideOnMobile: true,
    noWrap: true,
    render: ({ type }) => addonTypeLabel[type],
  },
  {
    key: 'fee',
    title: leaseAddonTexts.fee,
    sort: 'fee',
    numeric: true,
    render: ({ fee }) => <Money value={fee} />,
  },
  {
    key: 'tax_rate',
    title: leaseAddonTexts.vat,
    numeric: true,
    render: ({ tax_rate }) => formatPercent(tax_rate),
  },
  {
    key: 'pick',
    title: '',
    noWrap: true,
    render: (addon) => (
      <Button size="small" aria-label={leaseAddonTexts.pickAddon(addon.name)} onClick={() => onPick(addon)}>
        {leaseAddonTexts.pick}
      </Button>
    ),
  },
];

/** A searchable table of the catalogue's add-ons. */
export const AddonPicker = ({ onPick }: { onPick: OnPick }) => {
  const [name, setName] = useState('');
  const searchName = useDebouncedValue(name.trim());
  const table = useLocalTable({ sortable: ['name', 'fee'] });
  const query = useAddons({ ...table.query, limit: PAGE_SIZE, name: searchName || undefined });
  return (
    <div className="h-stack">
      <SearchInput
        autoFocus
        label={leaseAddonTexts.pickLabel}
        value={name}
        onSearch={(text) => {
          setName(text);
          table.goToPage(1);
        }}
      />
      <UrlTable
        table={table}
        query={query}
        columns={createColumns(onPick)}
        rowKey={(row) => row.id}
        label={leaseAddonTexts.catalogue}
        empty={{ title: searchName ? leaseAddonTexts.noMatch : leaseAddonTexts.noAddons }}
      />
    </div>
  );
};
