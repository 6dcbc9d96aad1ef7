import type { Invoice } from '@husrum/contract/invoice';
import { formatKronor } from '@husrum/format';
import { DateText } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { paymentTexts } from '../../payments/payment/payment.texts';
import { invoiceSendingTexts } from './invoice-sending.texts';

const texts = invoiceSendingTexts.sinceSending;

interface Props {
  invoice: Invoice;
  /** Whether the PDF of a cancelled or credited invoice is shown as it was sent. */
  asSent: boolean;
  onShowAsSent: (asSent: boolean) => void;
}

/** The PDF of a cancelled or credited invoice is a second document. The user can look at the one that was sent, too. */
const VoidInvoice = ({ invoice: { status }, asSent, onShowAsSent }: Props) => (
  <p className="e-pdf-preview__since">
    {asSent ? texts.shownAsSent : texts.isVoid(status === 'CANCELLED')}{' '}
    <Button type="link" onClick={() => onShowAsSent(!asSent)}>
      {asSent ? texts.showNow : texts.showAsSent}
    </Button>
  </p>
);

/** The sent PDF never changes: what has been paid and credited since stands beside it. */
export const ChangesSinceSending = (props: Props) => {
  const { kind, status, sent_at, payments, credit_invoices = [], payment_left } = props.invoice;
  if (sent_at === null || kind === 'CREDIT') return null;
  if (status === 'CREDITED' || status === 'CANCELLED') return <VoidInvoice {...props} />;
  if (payments.length + credit_invoices.length === 0) return null;
  return (
    <div className="e-pdf-preview__since">
      <p>{texts.lead}</p>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            {paymentTexts.kind[payment.kind]} <DateText value={payment.paid_at} />:{' '}
            {formatKronor(payment.amount)}
          </li>
        ))}
        {credit_invoices.map(({ id, reference, amount }) => (
          <li key={id}>{texts.credited(formatKronor(amount), reference)}</li>
        ))}
      </ul>
      <p>{texts.left(formatKronor(payment_left))}</p>
    </div>
  );
};
