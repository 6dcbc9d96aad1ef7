import './payment-list.css';
import type { Invoice } from '@husrum/contract/invoice';
import { DateText, Money, Section } from '@husrum/ui';
import { paymentTexts } from './payment.texts';
import { UndoPaymentButton } from './undo-payment-button';

type Props = Pick<Invoice, 'payments'> & {
  /** Pass the invoice to let the user undo registered payments. */
  invoice?: Invoice;
};

/** The payments, offsets and reversals of an invoice. */
export const PaymentList = ({ payments, invoice }: Props) => (
  <Section title={paymentTexts.title}>
    {payments.length === 0 ? (
      <p className="h-muted e-payments__none">{paymentTexts.none}</p>
    ) : (
      <ul className="e-payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {paymentTexts.kind[payment.kind]}
              <br />
              <span className="h-muted">
                <DateText value={payment.paid_at} />
              </span>
            </span>
            <span className="e-payments__amount">
              {invoice && payment.undoable && <UndoPaymentButton invoice={invoice} payment={payment} />}
              <Money strong value={payment.amount} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
