import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { formatPercent } from '@husrum/format';
import { Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { formatQuantity } from './format-quantity';
import { invoiceRowTexts } from './invoice-row.texts';
import { RowExplanation } from './row-explanation';

export const getInvoiceRowColumns = ({
  credits,
}: Pick<Invoice, 'credits'>): readonly Column<InvoiceRow>[] => [
  {
    key: 'name',
    title: invoiceRowTexts.name,
    render: (row) => (
      <span>
        {row.name}
        <RowExplanation row={row} credits={credits} />
      </span>
    ),
  },
  { key: 'quantity', title: invoiceRowTexts.quantity, numeric: true, render: formatQuantity },
  { key: 'fee', title: invoiceRowTexts.price, numeric: true, render: ({ fee }) => <Money value={fee} /> },
  {
    key: 'rate',
    title: invoiceRowTexts.vat,
    numeric: true,
    render: ({ tax_rate }) => formatPercent(tax_rate),
  },
  {
    key: 'total',
    title: invoiceRowTexts.amount,
    numeric: true,
    render: ({ total }) => <Money value={total} />,
  },
];
