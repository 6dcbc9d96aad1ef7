import './new-lease.css';
import type { EntityRow } from '@husrum/contract/entity';
import { perInterval } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Money, RentedTag, useDebounced } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, Segmented, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { type ReactNode, useState } from 'react';
import { useEntities } from './lease.queries';

const PAGE = 7;
type SortKey = 'name' | 'type';
type Offer = 'vacant' | 'all';

const columnsFor = (onPick: (entityId: number) => void): readonly Column<EntityRow, SortKey>[] => [
  { key: 'name', title: 'Namn', sort: 'name', render: ({ name }) => name },
  { key: 'type', title: 'Typ', sort: 'type', tight: true, render: ({ type }) => type.name },
  {
    key: 'company',
    title: 'Kopplad till',
    render: ({ parent, company }) => parent?.name ?? company?.name,
  },
  {
    key: 'status',
    title: 'Status',
    tight: true,
    render: ({ rented }) => <RentedTag rented={rented} />,
  },
  {
    key: 'fee',
    title: 'Hyra',
    numeric: true,
    hideOnMobile: true,
    render: ({ fee, fee_as_m2, payment_interval }) => (
      <Money value={fee} per={fee_as_m2 ? '/m²' : perInterval[payment_interval]} />
    ),
  },
  {
    key: 'pick',
    title: '',
    tight: true,
    render: ({ id, name }) => (
      <Button size="small" aria-label={`Välj ${name}`} onClick={() => onPick(id)}>
        Välj
      </Button>
    ),
  },
];

const nothing: Readonly<Record<Offer, { title: string; text: ReactNode }>> = {
  vacant: {
    title: 'Inget står vakant',
    text: 'Under Alla finns även det som är uthyrt och blir ledigt.',
  },
  all: {
    title: 'Det finns inte några objekt att hyra ut',
    text: (
      <>
        Lägg först upp en lägenhet, en lokal eller en parkering under{' '}
        <AppLink to={routes.entity.overview()}>Objekt</AppLink>.
      </>
    ),
  },
};

/** Rentable objects, the vacant ones first of all. */
export const ObjectPicker = ({ onPick }: { onPick: (entityId: number) => void }) => {
  const [name, setName] = useState('');
  const [offer, setOffer] = useState<Offer>('vacant');
  const sought = useDebounced(name.trim());
  const table = useLocalTable({ sortable: ['name', 'type'] });
  const query = useEntities({
    ...table.query,
    limit: PAGE,
    rentable: true,
    name: sought || undefined,
    rented: offer === 'vacant' ? false : undefined,
  });
  const first = () => table.goToPage(1);
  return (
    <div className="h-stack">
      <div className="new-lease__search">
        <SearchInput
          label="Sök objekt"
          value={name}
          onSeek={(text) => {
            setName(text);
            first();
          }}
        />
        <Segmented<Offer>
          aria-label="Visa"
          value={offer}
          onChange={(chosen) => {
            setOffer(chosen);
            first();
          }}
          options={[
            { value: 'vacant', label: 'Vakanta' },
            { value: 'all', label: 'Alla' },
          ]}
        />
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={columnsFor(onPick)}
        rowKey={(row) => row.id}
        label="Objekt att hyra ut"
        empty={sought ? { title: 'Inga resultat' } : nothing[offer]}
      />
    </div>
  );
};
