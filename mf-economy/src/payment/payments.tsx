import './payments.css';
import type { Invoice } from '@husrum/contract/invoice';
import { DateText, Money, Section } from '@husrum/ui';
import { kindLabel, texts } from './payment.texts';
import { UndoPayment } from './undo-payment';

/** The money on the invoice, entry by entry. What was registered here can be undone where `onNotice` is given. */
export const Payments = ({ payments, onInvoice }: Pick<Invoice, 'payments'> & { onInvoice?: Invoice }) => (
  <Section title={texts.title}>
    {payments.length === 0 ? (
      <p className="h-muted e-payments__none">{texts.none}</p>
    ) : (
      <ul className="e-payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {kindLabel[payment.kind]}
              <br />
              <span className="h-muted">
                <DateText value={payment.paid_at} />
              </span>
            </span>
            <span className="e-payments__amount">
              {onInvoice && payment.undoable && <UndoPayment invoice={onInvoice} payment={payment} />}
              <Money strong value={payment.amount} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
