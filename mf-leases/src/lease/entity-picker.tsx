import './entity-picker.css';
import type { EntityRow } from '@husrum/contract/entity';
import { intervalSuffix } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Money, RentedTag, useDebouncedValue } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, Segmented, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { type ReactNode, useState } from 'react';
import { useEntities } from './lease.queries';
import { leaseTexts } from './lease.texts';

const picker = leaseTexts.entityPicker;

const PAGE_SIZE = 7;
type SortKey = 'name' | 'type';
type Filter = 'toLet' | 'all';

const buildPickerColumns = (onPick: (entityId: number) => void): readonly Column<EntityRow, SortKey>[] => [
  { key: 'name', title: picker.name, sort: 'name', render: ({ name }) => name },
  { key: 'type', title: picker.type, sort: 'type', noWrap: true, render: ({ type }) => type.name },
  {
    key: 'company',
    title: picker.parent,
    wrap: true,
    render: ({ parent, company }) => parent?.name ?? company?.name,
  },
  {
    key: 'status',
    title: picker.status,
    wrap: true,
    render: ({ rented, let_from, free_from }) => (
      <RentedTag rented={rented} let_from={let_from} free_from={free_from} />
    ),
  },
  {
    key: 'fee',
    title: picker.rent,
    numeric: true,
    hideOnMobile: true,
    render: ({ fee, fee_as_m2, payment_interval }) => (
      <Money value={fee} per={fee_as_m2 ? '/m²' : intervalSuffix[payment_interval]} />
    ),
  },
  {
    key: 'pick',
    title: '',
    noWrap: true,
    render: ({ id, name, parent }) => (
      <Button
        size="small"
        aria-label={picker.selectNamed(formatEntityName({ name, house: parent?.name }))}
        onClick={() => onPick(id)}
      >
        {picker.select}
      </Button>
    ),
  },
];

const emptyTexts: Readonly<Record<Filter, { title: string; text: ReactNode }>> = {
  toLet: {
    title: picker.noneToLet,
    text: picker.noneToLetText,
  },
  all: {
    title: picker.none,
    text: (
      <>
        {picker.noneText} <AppLink to={routes.entity.overview()}>{picker.entities}</AppLink>.
      </>
    ),
  },
};

/** A searchable list of rentable objects: those that are or become vacant, until the user asks for all. */
export const EntityPicker = ({ onPick }: { onPick: (entityId: number) => void }) => {
  const [name, setName] = useState('');
  const [filter, setFilter] = useState<Filter>('toLet');
  const search = useDebouncedValue(name.trim());
  const table = useLocalTable({ sortable: ['name', 'type'] });
  const query = useEntities({
    ...table.query,
    limit: PAGE_SIZE,
    rentable: true,
    name: search || undefined,
    to_let: filter === 'toLet' ? true : undefined,
  });
  const goToFirstPage = () => table.goToPage(1);
  return (
    <div className="h-stack">
      <div className="entity-picker__search">
        <SearchInput
          label={picker.search}
          value={name}
          onSearch={(text) => {
            setName(text);
            goToFirstPage();
          }}
        />
        <Segmented<Filter>
          aria-label={picker.show}
          value={filter}
          onChange={(value) => {
            setFilter(value);
            goToFirstPage();
          }}
          options={[
            { value: 'toLet', label: picker.toLet },
            { value: 'all', label: picker.all },
          ]}
        />
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={buildPickerColumns(onPick)}
        rowKey={(row) => row.id}
        label={picker.title}
        empty={search ? { title: picker.noResults } : emptyTexts[filter]}
      />
    </div>
  );
};
