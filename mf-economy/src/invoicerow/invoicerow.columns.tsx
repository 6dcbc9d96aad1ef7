import type { InvoiceRow } from '@husrum/contract';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { Explanation } from './explanation';

const decimals = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 4 });

export const rowColumns: readonly Column<InvoiceRow>[] = [
  {
    key: 'name',
    title: 'Benämning',
    render: (row) => (
      <span>
        {row.name}
        <Explanation row={row} />
      </span>
    ),
  },
  {
    key: 'quantity',
    title: 'Antal',
    numeric: true,
    render: ({ quantity, unit }) => `${decimals.format(quantity)}${unit ? ` ${unit}` : ''}`,
  },
  { key: 'fee', title: 'Pris', numeric: true, render: ({ fee }) => <Money value={fee} /> },
  { key: 'rate', title: 'Moms', numeric: true, render: ({ tax_rate }) => `${tax_rate} %` },
  { key: 'total', title: 'Belopp', numeric: true, render: ({ total }) => <Money value={total} /> },
];
