import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { Explanation } from './explanation';
import { quantityText } from './quantity-text';

export const rowColumns = ({ credits }: Pick<Invoice, 'credits'>): readonly Column<InvoiceRow>[] => [
  {
    key: 'name',
    title: 'Benämning',
    render: (row) => (
      <span>
        {row.name}
        <Explanation row={row} credits={credits} />
      </span>
    ),
  },
  { key: 'quantity', title: 'Antal', numeric: true, render: quantityText },
  { key: 'fee', title: 'Pris', numeric: true, render: ({ fee }) => <Money value={fee} /> },
  { key: 'rate', title: 'Moms', numeric: true, render: ({ tax_rate }) => `${tax_rate} %` },
  { key: 'total', title: 'Belopp', numeric: true, render: ({ total }) => <Money value={total} /> },
];
