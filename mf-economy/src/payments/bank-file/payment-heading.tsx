import type { BankPayment } from '@husrum/contract/bank-file';
import { formatDate, formatKronor } from '@husrum/format';
import { bankPaymentTexts } from './bank-file.texts';

/** Who paid how much and when, above what a person decides on the payment. */
export const PaymentHeading = ({ payment }: { payment: BankPayment }) => {
  const { payer, amount, booked_on, message, reference } = payment;
  return (
    <p className="e-bank-payment__text">
      <strong>{payer ?? bankPaymentTexts.noPayer}</strong>{' '}
      {bankPaymentTexts.paymentOf(formatKronor(amount), formatDate(booked_on))}
      {(reference ?? message) !== null && <span className="h-muted"> {reference ?? message}</span>}
    </p>
  );
};
