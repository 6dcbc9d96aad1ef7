import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
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

test('shows the default empty state without rows', () => {
  renderScreen(<DataTable label="Saker" columns={columns} rows={[]} rowKey={(row) => row.name} />);
  expect(screen.getByText('Det finns ingen data')).toBeInTheDocument();
});
