import type { BankPayment, BankPaymentPart } from '@husrum/contract/bank-file';
import { routes } from '@husrum/contract/routes';
import { formatNumber } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, Money } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { bankPaymentTexts, describeBankPayment } from './bank-file.texts';

const { columns } = bankPaymentTexts;
export const bankPaymentSortable = ['booked_on', 'amount', 'payer'] as const;
export type BankPaymentColumn = Column<BankPayment, (typeof bankPaymentSortable)[number]>;

const InvoiceLink = ({ id, reference }: Pick<BankPaymentPart, 'id' | 'reference'>) => (
  <AppLink to={routes.invoice.detail({ id })}>
    {reference === null ? bankPaymentTexts.invoiceWithoutReference : bankPaymentTexts.invoice(reference)}
  </AppLink>
);

const Muted = ({ texts }: { texts: readonly (string | false)[] }) => (
  <span className="h-muted">{texts.filter(Boolean).join(' · ')}</span>
);

/** The invoices of a payment that names several, each with what it gets, or with what is left of it. */
const PartList = ({ parts }: { parts: readonly BankPaymentPart[] }) => (
  <ul className="e-bank-payment__parts">
    {parts.map((part) => (
      <li key={part.id}>
        <InvoiceLink {...part} /> <Muted texts={[part.tenant, bankPaymentTexts.part(part)]} />
      </li>
    ))}
  </ul>
);

const InvoiceCell = ({ invoice, state, parts = [] }: BankPayment) => {
  if (parts.length > 0)
    return (
      <div className="e-bank-payment__text">
        <PartList parts={parts} />
      </div>
    );
  return (
    invoice && (
      <span className="e-bank-payment__text">
        <InvoiceLink {...invoice} />{' '}
        <Muted texts={[invoice.tenant, state !== 'KNOWN' && bankPaymentTexts.left(invoice.left)]} />
      </span>
    )
  );
};

const NoteCell = (payment: BankPayment) => {
  const { other_file } = payment;
  const note = describeBankPayment(payment);
  if (note === '') return null;
  return (
    <span className="e-bank-payment__text e-bank-payment__note">
      {note}
      {other_file !== null && (
        <>
          : <AppLink to={routes.bankFile.detail({ id: other_file.id })}>{other_file.name}</AppLink>
        </>
      )}
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
        {payer ?? message ?? <span className="h-muted">{bankPaymentTexts.noPayer}</span>}
        {payer !== null && message !== null && <span className="h-muted"> {message}</span>}
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
