import { renderScreen } from '@husrum/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { DataTable, type RowKey } from '../data';

const rows = [
  { id: 1, name: 'Nyckel' },
  { id: 2, name: 'Tagg' },
];
const columns = [{ key: 'name', title: 'Namn', render: (row: { name: string }) => row.name }];

const Selectable = ({ initial = [] }: { initial?: RowKey[] }) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(initial));
  return (
    <>
      <output>{[...selected].join(',')}</output>
      <DataTable
        label="Saker"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        selection={{ selected, onChange: setSelected }}
        expand={(row) => `Mer om ${row.name}`}
        totals={{ name: '2 saker' }}
      />
    </>
  );
};

test('selecting all rows of the page keeps the selection of other pages', async () => {
  const { user } = renderScreen(<Selectable initial={[7]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Markera alla på sidan' }));
  expect(screen.getByRole('status')).toHaveTextContent('7,1,2');
  const [first] = screen.getAllByRole('checkbox', { name: 'Markera raden' });
  if (first) await user.click(first);
  expect(screen.getByRole('status')).toHaveTextContent('7,2');
});

test('expands a row, and shows the totals', async () => {
  const { user } = renderScreen(<Selectable />);
  const [first] = screen.getAllByRole('button', { name: 'Visa detaljer' });
  if (first) await user.click(first);
  expect(screen.getByText('Mer om Nyckel')).toBeInTheDocument();
  expect(screen.getByText('2 saker')).toBeInTheDocument();
});

test('groups the digits of a number in a cell', () => {
  const count = { key: 'count', title: 'Antal', render: (row: { count: number }) => row.count };
  renderScreen(
    <DataTable label="Saker" columns={[count]} rows={[{ count: 2626 }]} rowKey={(row) => row.count} />,
  );
  expect(screen.getByRole('cell', { name: '2\u00a0626' })).toBeInTheDocument();
});

test('shows the default empty state without rows', () => {
  renderScreen(<DataTable label="Saker" columns={columns} rows={[]} rowKey={(row) => row.name} />);
  expect(screen.getByText('Det finns ingen data')).toBeInTheDocument();
});

describe('rows with links', () => {
  const renderLinks = () =>
    renderScreen(
      <DataTable
        label="Saker"
        columns={[...columns, { key: 'id', title: 'Nummer', render: ({ id }: { id: number }) => `Nr ${id}` }]}
        rows={rows}
        rowKey={(row) => row.id}
        rowLink={(row) => `/thing/${row.id}`}
        actions={() => [{ key: 'copy', label: 'Kopiera', onClick: () => {} }]}
      />,
    );
  const select = (text: string) => window.getSelection()?.selectAllChildren(screen.getByText(text));
  afterEach(() => window.getSelection()?.removeAllRanges());

  test('a click anywhere in the row opens its page', async () => {
    const { user, location } = renderLinks();
    await user.click(screen.getByText('Nr 2'));
    expect(location()).toBe('/thing/2');
  });

  test('a click that ends a text selection opens nothing, in a cell and on the link', () => {
    const { location } = renderLinks();
    select('Nr 2');
    fireEvent.click(screen.getByText('Nr 2'), { detail: 1 });
    select('Tagg');
    fireEvent.click(screen.getByRole('link', { name: 'Tagg' }), { detail: 1 });
    expect(location()).toBe('/');
    fireEvent.click(screen.getByText('Nr 1'), { detail: 1 });
    expect(location()).toBe('/thing/1');
  });

  test('a choice in the menu of the row does not open its page', async () => {
    const { user, location } = renderLinks();
    const [menu] = screen.getAllByRole('button', { name: 'Val för raden' });
    if (menu) await user.click(menu);
    await user.click(await screen.findByText('Kopiera'));
    expect(location()).toBe('/');
  });
});

test('a row that can be picked is picked by a click anywhere in it, but not by selecting its text', () => {
  const picked: string[] = [];
  renderScreen(
    <DataTable
      label="Saker"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onPick={(row) => picked.push(row.name)}
    />,
  );
  const cell = screen.getByRole('cell', { name: 'Tagg' });
  window.getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell, { detail: 1 });
  expect(picked).toEqual([]);
  window.getSelection()?.removeAllRanges();
  fireEvent.click(cell, { detail: 1 });
  expect(picked).toEqual(['Tagg']);
});
