import { NETWORK_ERROR_TEXT } from '@husrum/api-client';
import { compareSwedish } from '@husrum/format';
import { Money, StatusTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import {
  type Column,
  DataTable,
  type ListQuery,
  type RowKey,
  Segmented,
  SelectionBar,
  TablePagination,
  UrlTable,
  useListView,
  useLocalTable,
  useSelection,
} from '@husrum/ui/data';
import { FilterBar, type FilterField } from '@husrum/ui/filter';
import { DateFilter } from '@husrum/ui/input';
import { OrderedList } from '@husrum/ui/ordered-list';
import { useState } from 'react';
import type { ExampleGroup } from './example';
import { LONG_TEXT } from './sample.texts';

const nothing = () => {};

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly fee: number | null;
}

const createRow = (_: unknown, index: number): Row => ({
  id: index + 1,
  name: `Lgh ${1001 + index}`,
  status: index % 4 === 3 ? 'ending' : 'active',
  fee: index % 5 === 4 ? null : 7500 + index * 125,
});
const many = Array.from({ length: 15 }, createRow);
const one = many.slice(0, 1);
const longRow: Row = { id: 1, name: LONG_TEXT, status: 'active', fee: 12345678.9 };

const columns: readonly Column<Row, 'name'>[] = [
  { key: 'name', title: 'Objekt', sort: 'name', wrap: true, render: ({ name }) => name },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusTag kind="lease" value={status} /> },
  { key: 'fee', title: 'Hyra', numeric: true, render: ({ fee }) => <Money value={fee} /> },
];
const rowKey = ({ id }: Row) => id;

const listQuery = (rows: readonly Row[] | undefined, part: Partial<ListQuery<Row>> = {}): ListQuery<Row> => ({
  data: rows && {
    data: rows,
    current_page: 1,
    last_page: rows.length > 1 ? 21 : 1,
    total: rows.length * 21,
    per_page: 15,
  },
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: nothing,
  ...part,
});

const ListExample = ({ label, query }: { label: string; query: ListQuery<Row> }) => {
  const table = useLocalTable<'name'>({ sortable: ['name'] });
  return (
    <UrlTable
      table={table}
      query={query}
      columns={columns}
      rowKey={rowKey}
      label={label}
      empty={{ title: 'Du har inga uthyrningar', actions: <Button type="primary">Ny uthyrning</Button> }}
    />
  );
};

/** Everything that a list can have: links, selection, actions, details, saved views and hidden columns. */
const FullListExample = () => {
  const table = useLocalTable<'name'>({ sortable: ['name'], defaultSort: { by: 'name', order: 'asc' } });
  const selection = useSelection('');
  const view = useListView('lease', table, columns);
  const direction = table.sort?.order === 'desc' ? -1 : 1;
  const rows = many.toSorted((a, b) => direction * compareSwedish(a.name, b.name));
  return (
    <>
      {view.menu}
      <UrlTable
        table={table}
        query={listQuery(rows)}
        columns={view.columns}
        sortColumns={view.sortColumns}
        rowKey={rowKey}
        rowLink={() => '/catalogue/DataTable'}
        selection={selection}
        expand={({ name }) => <p>Mer om {name}</p>}
        actions={() => [{ key: 'end', label: 'Avsluta', onClick: nothing }]}
        totals={{ fee: <Money value={120000} strong /> }}
        label="Uthyrningar med allt"
        empty={{ title: 'Du har inga uthyrningar' }}
      />
    </>
  );
};

const FilteredEmptyExample = () => {
  const table = useLocalTable<'name', { name: 'text' }>();
  return (
    <UrlTable
      table={{ ...table, isFiltered: true }}
      query={listQuery([])}
      columns={columns}
      rowKey={rowKey}
      label="Uthyrningar utan träffar"
      empty={{ title: 'Du har inga uthyrningar' }}
    />
  );
};

const PaginationExample = ({ total, page }: { total: number; page: number }) => {
  const table = useLocalTable();
  return (
    <TablePagination
      table={table}
      info={{ current_page: page, last_page: Math.max(1, Math.ceil(total / 15)), total, per_page: 15 }}
    />
  );
};

const SelectionExample = () => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([1, 2, 3]));
  return (
    <>
      <Button onClick={() => setSelected(new Set([1, 2, 3]))}>Markera tre rader</Button>
      <SelectionBar
        selection={{ selected, onChange: setSelected, clear: () => setSelected(new Set()) }}
        total={312}
        selectAll={() => Promise.resolve(many.map(rowKey))}
      >
        <Button type="primary">Skicka</Button>
        <Button danger>Ta bort</Button>
      </SelectionBar>
    </>
  );
};

type Filters = { name: 'text'; status: readonly ['active', 'ending']; types: 'list'; from: 'text' };
const filterFields: readonly FilterField<keyof Filters>[] = [
  { name: 'name', label: 'Namn', placeholder: 'Sök på namn' },
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Aktiv' },
      { value: 'ending', label: 'Upphör' },
    ],
  },
  {
    name: 'types',
    label: 'Typ',
    multiple: true,
    options: [
      { value: 'apartment', label: 'Lägenhet' },
      { value: 'premises', label: 'Lokal' },
    ],
  },
  {
    name: 'from',
    label: 'Från och med',
    render: (value, onChange) => (
      <DateFilter
        label="Från och med"
        value={typeof value === 'string' ? value : undefined}
        onChange={onChange}
      />
    ),
  },
];

const FilterExample = ({ filtered = false, defaultOpen = false }) => {
  const table = useLocalTable<never, Filters>();
  const state = filtered
    ? { ...table, filters: { name: LONG_TEXT, status: 'active' as const }, isFiltered: true }
    : table;
  return <FilterBar<Filters> table={state} fields={filterFields} defaultOpen={defaultOpen} />;
};

const OrderExample = ({ names, disabled = false }: { names: readonly string[]; disabled?: boolean }) => {
  const [items, setItems] = useState(names);
  return (
    <OrderedList
      label={disabled ? 'Kolumner som inte kan flyttas' : `Kolumner i ordning, ${names.length}`}
      items={items}
      itemKey={(name) => name}
      itemLabel={(name) => name}
      onChange={setItems}
      disabled={disabled}
    />
  );
};

const segments = [
  { value: 'active', label: 'Pågående' },
  { value: 'history', label: 'Avslutade (1 250)' },
];

export const tableExamples: ExampleGroup = {
  title: 'Tabeller, filter och listor',
  components: {
    DataTable: [
      {
        title: 'Inga rader',
        content: <DataTable label="Inga rader" columns={columns} rows={[]} rowKey={rowKey} />,
      },
      { title: 'En rad', content: <DataTable label="En rad" columns={columns} rows={one} rowKey={rowKey} /> },
      {
        title: 'Många rader, med summa',
        content: (
          <DataTable
            label="Många rader"
            columns={columns}
            rows={many}
            rowKey={rowKey}
            totals={{ fee: <Money value={120000} strong /> }}
          />
        ),
      },
      {
        title: 'Hämtar',
        content: (
          <DataTable label="Hämtar" columns={columns} rows={undefined} skeletonRows={3} rowKey={rowKey} />
        ),
      },
      {
        title: 'Hämtar andra rader',
        content: (
          <DataTable label="Hämtar andra" columns={columns} rows={many.slice(0, 3)} rowKey={rowKey} busy />
        ),
      },
      {
        title: 'Lång text',
        content: <DataTable label="Lång text" columns={columns} rows={[longRow]} rowKey={rowKey} />,
      },
    ],
    UrlTable: [
      { title: 'Inga rader', content: <ListExample label="Uthyrningar, inga" query={listQuery([])} /> },
      { title: 'Inga träffar', content: <FilteredEmptyExample /> },
      { title: 'En rad', content: <ListExample label="Uthyrningar, en" query={listQuery(one)} /> },
      { title: 'Många rader, med allt', content: <FullListExample /> },
      { title: 'Hämtar', content: <ListExample label="Uthyrningar, hämtas" query={listQuery(undefined)} /> },
      {
        title: 'Fel',
        content: (
          <ListExample
            label="Uthyrningar, fel"
            query={listQuery(undefined, { error: new Error(NETWORK_ERROR_TEXT) })}
          />
        ),
      },
    ],
    TablePagination: [
      { title: 'En sida', content: <PaginationExample total={7} page={1} /> },
      { title: 'Första av många', content: <PaginationExample total={312} page={1} /> },
      { title: 'Mitt i många', content: <PaginationExample total={312} page={11} /> },
      { title: 'Fler än vad som räknas', content: <PaginationExample total={10000} page={667} /> },
    ],
    SelectionBar: [{ title: 'Tre av många rader', content: <SelectionExample /> }],
    FilterBar: [
      { title: 'Stängd, inget filter', content: <FilterExample /> },
      { title: 'Öppen', content: <FilterExample defaultOpen /> },
      { title: 'Med valda filter', content: <FilterExample filtered /> },
    ],
    Segmented: [
      { title: 'Vanlig', content: <Segmented aria-label="Visa" options={segments} defaultValue="active" /> },
      {
        title: 'Avstängd',
        content: <Segmented aria-label="Visa, avstängd" options={segments} defaultValue="active" disabled />,
      },
    ],
    OrderedList: [
      { title: 'Inga', content: <OrderExample names={[]} /> },
      { title: 'En', content: <OrderExample names={['Namn']} /> },
      { title: 'Flera, en med lång text', content: <OrderExample names={['Namn', LONG_TEXT, 'Hyra']} /> },
      { title: 'Avstängd', content: <OrderExample names={['Namn', 'Hyra']} disabled /> },
    ],
  },
};
