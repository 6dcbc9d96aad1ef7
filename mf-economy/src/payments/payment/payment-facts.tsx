import { type Invoice, invoiceTypeLabel } from '@husrum/contract/invoice';
import { today } from '@husrum/format';
import { DateRange, DateText, type DescriptionItem, DescriptionList, Money, Section } from '@husrum/ui';
import { writeOffTexts } from '../write-off/write-off.texts';
import { paymentTexts } from './payment.texts';

/** The planned day of sending. Only an unsent invoice that a job run sends has one. */
const listPlannedSending = ({ status, sent_at, send_date, is_sent_by_run }: Invoice): DescriptionItem[] => {
  if (sent_at !== null || status === 'CANCELLED' || send_date === null || is_sent_by_run !== true) return [];
  const isMissed = send_date < today(new Date());
  const label = isMissed ? paymentTexts.missedSend : paymentTexts.plannedSend;
  return [{ label, value: <DateText value={send_date} /> }];
};

const listPaymentFacts = (invoice: Invoice): DescriptionItem[] => {
  const { status, ocr, invoice_type, sent_at, last_sent_at, autogiro, kind } = invoice;
  const { written_off: writtenOff = 0 } = invoice;
  const credited = (invoice.credit_invoices ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amountFacts: DescriptionItem[] =
    // A credit or cancelled invoice is never paid.
    kind === 'CREDIT' || status === 'CANCELLED'
      ? []
      : [
          { label: paymentTexts.left, value: <Money strong value={invoice.payment_left} /> },
          ...(credited > 0 ? [{ label: paymentTexts.credited, value: <Money value={credited} /> }] : []),
          ...(writtenOff > 0
            ? [{ label: writeOffTexts.writtenOff, value: <Money value={writtenOff} /> }]
            : []),
          { label: paymentTexts.dueDate, value: <DateText value={invoice.due_at} /> },
          {
            label: paymentTexts.ocr,
            value: ocr && <span className="h-number">{ocr}</span>,
            copy: ocr ?? undefined,
          },
        ];
  return [
    ...amountFacts,
    { label: paymentTexts.period, value: <DateRange start={invoice.start} stop={invoice.stop} /> },
    ...(sent_at !== null ? [{ label: paymentTexts.sent, value: <DateText time value={sent_at} /> }] : []),
    ...listPlannedSending(invoice),
    ...(last_sent_at !== null && last_sent_at !== sent_at
      ? [{ label: paymentTexts.sentAgain, value: <DateText time value={last_sent_at} /> }]
      : []),
    { label: paymentTexts.type, value: invoice_type && invoiceTypeLabel[invoice_type] },
    ...(autogiro ? [{ label: paymentTexts.paidBy, value: paymentTexts.autogiro }] : []),
  ];
};

export const PaymentFacts = ({ invoice }: { invoice: Invoice }) => (
  <Section title={paymentTexts.facts}>
    <DescriptionList columns={1} items={listPaymentFacts(invoice)} />
  </Section>
);
