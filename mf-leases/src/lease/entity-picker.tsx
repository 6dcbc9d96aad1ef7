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

const pickerTexts = leaseTexts.entityPicker;

const PAGE_SIZE = 7;
type SortKey = 'name' | 'type';
type Filter = 'toLet' | 'all';

const buildPickerColumns = (onPick: (entityId: number) => void): readonly Column<EntityRow, SortKey>[] => [
  { key: 'name', title: pickerTexts.name, sort: 'name', render: ({ name }) => name },
  { key: 'type', title: pickerTexts.type, sort: 'type', noWrap: true, render: ({ type }) => type.name },
  {
    key: 'company',
    title: pickerTexts.parent,
    wrap: true,
    render: ({ parent, company }) => parent?.name ?? company?.name,
  },
  {
    key: 'status',
    title: pickerTexts.status,
    wrap: true,
    render: ({ rented, let_from, free_from }) => (
      <RentedTag rented={rented} let_from={let_from} free_from={free_from} />
    ),
  },
  {
    key: 'fee',
    title: pickerTexts.rent,
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
        aria-label={pickerTexts.selectNamed(formatEntityName({ name, house: parent?.name }))}
        onClick={() => onPick(id)}
      >
        {pickerTexts.select}
      </Button>
    ),
  },
];

const emptyTexts: Readonly<Record<Filter, { title: string; text: ReactNode }>> = {
  toLet: {
    title: pickerTexts.noneToLet,
    text: pickerTexts.noneToLetText,
  },
  all: {
    title: pickerTexts.none,
    text: (
      <>
        {pickerTexts.noneText} <AppLink to={routes.entity.overview()}>{pickerTexts.entities}</AppLink>.
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
          label={pickerTexts.search}
          value={name}
          onSearch={(text) => {
            setName(text);
            goToFirstPage();
          }}
        />
        <Segmented<Filter>
          aria-label={pickerTexts.show}
          value={filter}
          onChange={(value) => {
            setFilter(value);
            goToFirstPage();
          }}
          options={[
            { value: 'toLet', label: pickerTexts.toLet },
            { value: 'all', label: pickerTexts.all },
          ]}
        />
      </div>
      <UrlTable
        table={table}
        query={query}
        columns={buildPickerColumns(onPick)}
        rowKey={(row) => row.id}
        label={pickerTexts.title}
        empty={search ? { title: pickerTexts.noResults } : emptyTexts[filter]}
      />
    </div>
  );
};
