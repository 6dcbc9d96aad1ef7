import { type AddonRow, addonTypeLabel } from '@husrum/contract/addon';
import { percent } from '@husrum/format';
import { Money, useDebounced } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { useAddons } from '../addon/addon.queries';
import { texts } from './lease-addon.texts';

const PAGE = 5;

type Pick = (addon: AddonRow) => void;

const columnsFor = (onPick: Pick): readonly Column<AddonRow, 'name' | 'fee'>[] => [
  { key: 'name', title: 'Benämning', sort: 'name', render: ({ name }) => name },
  { key: 'type', title: 'Typ', hideOnMobile: true, tight: true, render: ({ type }) => addonTypeLabel[type] },
  { key: 'fee', title: 'Belopp', sort: 'fee', numeric: true, render: ({ fee }) => <Money value={fee} /> },
  { key: 'tax_rate', title: 'Moms', numeric: true, render: ({ tax_rate }) => percent(tax_rate) },
  {
    key: 'pick',
    title: '',
    tight: true,
    render: (addon) => (
      <Button size="small" aria-label={`Välj ${addon.name}`} onClick={() => onPick(addon)}>
        Välj
      </Button>
    ),
  },
];

/** The add-ons of the catalogue, five at a time. */
export const AddonPicker = ({ onPick }: { onPick: Pick }) => {
  const [name, setName] = useState('');
  const sought = useDebounced(name.trim());
  const table = useLocalTable({ sortable: ['name', 'fee'] });
  const query = useAddons({ ...table.query, limit: PAGE, name: sought || undefined });
  return (
    <div className="h-stack">
      <SearchInput
        autoFocus
        label={texts.pickLabel}
        value={name}
        onSeek={(text) => {
          setName(text);
          table.goToPage(1);
        }}
      />
      <UrlTable
        table={table}
        query={query}
        columns={columnsFor(onPick)}
        rowKey={(row) => row.id}
        label="Tillägg att välja"
        empty={{ title: sought ? 'Inga resultat' : texts.noAddons }}
      />
    </div>
  );
};
