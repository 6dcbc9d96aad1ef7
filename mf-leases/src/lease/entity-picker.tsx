import './entity-picker.css';
import type { EntityRow } from '@husrum/contract/entity';
import { intervalSuffix } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { EntityLabel, Money, RentedTag, useDebouncedValue } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, Segmented, UrlTable, useLocalTable } from '@husrum/ui/data';
import { SearchInput } from '@husrum/ui/input';
import { useState } from 'react';
import { ImportButton } from '../import/import-button';
import { useEntities, useHasNoRentableEntity } from './lease.queries';
import { leaseTexts } from './lease.texts';

const pickerTexts = leaseTexts.entityPicker;

const PAGE_SIZE = 7;
type SortKey = 'name' | 'type';
type Filter = 'toLet' | 'all';

const buildPickerColumns = (onPick: (entityId: number) => void): readonly Column<EntityRow, SortKey>[] => [
  {
    key: 'name',
    title: pickerTexts.name,
    sort: 'name',
    // An object without a house shows its company in that place.
    render: ({ name, house, company }) => <EntityLabel entity={{ name, house: house ?? company?.name }} />,
  },
  { key: 'type', title: pickerTexts.type, sort: 'type', noWrap: true, render: ({ type }) => type.name },
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
    render: ({ id, name, house }) => (
      <Button
        size="small"
        aria-label={pickerTexts.selectNamed(formatEntityName({ name, house }))}
        onClick={() => onPick(id)}
      >
        {pickerTexts.select}
      </Button>
    ),
  },
];

/** A searchable list of rentable objects: those that are or become vacant, until the user asks for all. */
export const EntityPicker = ({ onPick }: { onPick: (entityId: number) => void }) => {
  const [searchText, setSearchText] = useState('');
  const [filter, setFilter] = useState<Filter>('toLet');
  const search = useDebouncedValue(searchText.trim());
  const table = useLocalTable({ sortable: ['name', 'type'] });
  const query = useEntities({
    ...table.query,
    limit: PAGE_SIZE,
    rentable: true,
    name: search || undefined,
    to_let: filter === 'toLet' ? true : undefined,
  });
  const goToFirstPage = () => table.goToPage(1);
  const hasNoRentableEntity = useHasNoRentableEntity(query.data?.total === 0 && search === '');
  return (
    <div className="entity-picker h-stack">
      <div className="entity-picker__search">
        <SearchInput
          label={pickerTexts.search}
          value={searchText}
          onSearch={(text) => {
            setSearchText(text);
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
        onPick={({ id }) => onPick(id)}
        label={pickerTexts.title}
        empty={
          search
            ? { title: pickerTexts.noResults }
            : hasNoRentableEntity
              ? {
                  title: pickerTexts.none,
                  text: pickerTexts.noneText,
                  actions: (
                    <>
                      <PageButton to={routes.entity.overview()}>{pickerTexts.toEntities}</PageButton>
                      <ImportButton />
                    </>
                  ),
                }
              : { title: pickerTexts.noneToLet, text: pickerTexts.noneToLetText }
        }
      />
    </div>
  );
};
