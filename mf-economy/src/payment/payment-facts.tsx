import { type Invoice, invoiceTypeLabel } from '@husrum/contract/invoice';
import { DateRange, DateText, type Fact, Facts, Money, Section } from '@husrum/ui';

const factsOf = (invoice: Invoice): Fact[] => {
  const { status, ocr, invoice_type, sent_at, last_sent_at, send_date, autogiro, kind } = invoice;
  const money: Fact[] =
    // Nobody is to pay what was cancelled, nor will it be sent.
    kind === 'CREDIT' || status === 'CANCELLED'
      ? []
      : [
          { label: 'Kvar att betala', value: <Money strong value={invoice.payment_left} /> },
          { label: 'Förfallodag', value: <DateText value={invoice.due_at} /> },
          {
            label: 'OCR-nummer',
            value: ocr && <span className="h-number">{ocr}</span>,
            copy: ocr ?? undefined,
          },
        ];
  return [
    ...money,
    { label: 'Period', value: <DateRange start={invoice.start} stop={invoice.stop} /> },
    ...(sent_at !== null ? [{ label: 'Skickad', value: <DateText time value={sent_at} /> }] : []),
    ...(sent_at === null && status !== 'CANCELLED'
      ? [{ label: 'Planeras skickas', value: <DateText value={send_date} /> }]
      : []),
    ...(last_sent_at !== null && last_sent_at !== sent_at
      ? [{ label: 'Skickad igen', value: <DateText time value={last_sent_at} /> }]
      : []),
    { label: 'Typ', value: invoice_type && invoiceTypeLabel[invoice_type] },
    ...(autogiro ? [{ label: 'Betalas med', value: 'Autogiro' }] : []),
  ];
};

export const PaymentFacts = ({ invoice }: { invoice: Invoice }) => (
  <Section title="Betalning">
    <Facts columns={1} items={factsOf(invoice)} />
  </Section>
);
