import { type Invoicebase, invoiceTypeLabel } from '@husrum/contract/invoice';
import { DateRange, DateText, type Fact, Facts, Money, Section } from '@husrum/ui';

const factsOf = (notice: Invoicebase): Fact[] => {
  const { status, ocr, invoice_type, sent_at, last_sent_at, send_date, autogiro, kind } = notice;
  const money: Fact[] =
    // Nobody is to pay what was cancelled, nor will it be sent.
    kind === 'CREDIT' || status === 'CANCELLED'
      ? []
      : [
          { label: 'Kvar att betala', value: <Money strong value={notice.payment_left} /> },
          { label: 'Förfallodag', value: <DateText value={notice.due_at} /> },
          {
            label: 'OCR-nummer',
            value: ocr && <span className="h-number">{ocr}</span>,
            copy: ocr ?? undefined,
          },
        ];
  return [
    ...money,
    { label: 'Period', value: <DateRange start={notice.start} stop={notice.stop} /> },
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

export const PaymentFacts = ({ notice }: { notice: Invoicebase }) => (
  <Section title="Betalning">
    <Facts columns={1} items={factsOf(notice)} />
  </Section>
);
