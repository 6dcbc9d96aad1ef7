import type { BankPayment } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { bankPaymentTexts, describeBankPayment } from './bank-file.texts';

const { columns } = bankPaymentTexts;
export const bankPaymentSortable = ['booked_on', 'amount', 'payer'] as const;
export type BankPaymentColumn = Column<BankPayment, (typeof bankPaymentSortable)[number]>;

const InvoiceCell = ({ invoice, state }: BankPayment) =>
  invoice && (
    <span className="e-bank-payment__text">
      <AppLink to={routes.invoice.detail({ id: invoice.id })}>
        {invoice.reference === null
          ? bankPaymentTexts.invoiceWithoutReference
          : bankPaymentTexts.invoice(invoice.reference)}
      </AppLink>{' '}
      <span className="h-muted">
        {[invoice.tenant, state !== 'KNOWN' && bankPaymentTexts.left(invoice.left)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );

const NoteCell = (payment: BankPayment) => {
  const { other_file } = payment;
  const note = describeBankPayment(payment);
  if (other_file === null) return note || null;
  return (
    <span className="e-bank-payment__text">
      {note}: <AppLink to={routes.bankFile.detail({ id: other_file.id })}>{other_file.name}</AppLink>
    </span>
  );
};

export const bankPaymentColumns: readonly BankPaymentColumn[] = [
  {
    key: 'payer',
    title: columns.payer,
    sort: 'payer',
    wrap: true,
    render: ({ payer, message }) => (
      <span className="e-bank-payment__text">
        {payer ?? <span className="h-muted">{bankPaymentTexts.noPayer}</span>}
        {message !== null && <span className="h-muted"> {message}</span>}
      </span>
    ),
  },
  {
    key: 'day',
    title: columns.day,
    sort: 'booked_on',
    noWrap: true,
    render: ({ booked_on }) => <DateText value={booked_on} />,
  },
  {
    key: 'reference',
    title: columns.reference,
    wrap: true,
    render: ({ reference }) =>
      reference && <span className="h-number e-bank-payment__text">{reference}</span>,
  },
  { key: 'invoice', title: columns.invoice, wrap: true, render: InvoiceCell },
  { key: 'note', title: columns.note, wrap: true, render: NoteCell },
  {
    key: 'amount',
    title: columns.amount,
    sort: 'amount',
    numeric: true,
    render: ({ amount, currency }) =>
      currency === 'SEK' ? <Money strong value={amount} /> : `${formatNumber(amount)} ${currency}`,
  },
];
