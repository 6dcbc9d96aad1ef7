import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DataTable, type RowKey } from '../data';

const rows = [
  { id: 1, name: 'Nyckel' },
  { id: 2, name: 'Tagg' },
];
const columns = [{ key: 'name', title: 'Namn', render: (row: { name: string }) => row.name }];

const Selectable = ({ earlier = [] }: { earlier?: RowKey[] }) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(earlier));
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

test('marking all on the page keeps what is marked on other pages', async () => {
  const { user } = renderScreen(<Selectable earlier={[7]} />);
  await user.click(screen.getByRole('checkbox', { name: 'Markera alla på sidan' }));
  expect(screen.getByRole('status')).toHaveTextContent('7,1,2');
  const [first] = screen.getAllByRole('checkbox', { name: 'Markera raden' });
  if (first) await user.click(first);
  expect(screen.getByRole('status')).toHaveTextContent('7,2');
});

test('a row opens under itself', async () => {
  const { user } = renderScreen(<Selectable />);
  const [first] = screen.getAllByRole('button', { name: 'Visa detaljer' });
  if (first) await user.click(first);
  expect(screen.getByText('Mer om Nyckel')).toBeInTheDocument();
  expect(screen.getByText('2 saker')).toBeInTheDocument();
});

test('no rows and nothing else said', () => {
  renderScreen(<DataTable label="Saker" columns={columns} rows={[]} rowKey={(row) => row.name} />);
  expect(screen.getByText('Det finns ingen data')).toBeInTheDocument();
});
