import './payment-list.css';
import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { DateText, Money, Section } from '@husrum/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from './payment.texts';
import { UndoPaymentButton } from './undo-payment-button';

const PaymentLine = ({
  label,
  paidAt,
  amount,
  bankFile,
  dividedWith = [],
  undo,
}: {
  label: string;
  paidAt: string;
  amount?: number;
  bankFile?: { id: number; name: string } | null | undefined;
  /** The numbers of the other invoices that got a part of the same payment. */
  dividedWith?: readonly string[] | undefined;
  undo?: ReactNode;
}) => (
  <li>
    <span>
      {label}
      <br />
      <span className="h-muted">
        <DateText value={paidAt} />
      </span>
      {bankFile && (
        <>
          <br />
          <span className="h-muted">{paymentTexts.fromBankFile}</span>{' '}
          <AppLink to={routes.bankFile.detail({ id: bankFile.id })}>{bankFile.name}</AppLink>
        </>
      )}
      {dividedWith.length > 0 && (
        <>
          <br />
          <span className="h-muted">{paymentTexts.dividedWith(dividedWith)}</span>
        </>
      )}
    </span>
    <span className="e-payments__amount">
      {undo}
      {amount !== undefined && <Money strong value={amount} />}
    </span>
  </li>
);

/**
 * A line for each payment, offset and reversal of an invoice, for each surplus (the part of a payment that exceeded the invoice),
 * and for each payment that was undone. An undone payment has a line of its own, because it may have no reversal here: a credit may
 * have released it before. With `canUndo`, each registered payment has one button that undoes it: on its own line, or if that has
 * none, on the line of its surplus.
 */
export const PaymentList = ({ invoice, canUndo = false }: { invoice: Invoice; canUndo?: boolean }) => {
  const { payments, registered_payments = [], undone_payments = [] } = invoice;
  const surpluses = registered_payments.filter(({ surplus }) => surplus > 0);
  const hasLineWithUndo = (paymentId: number) =>
    payments.some(({ payment_id, undoable }) => undoable && payment_id === paymentId);
  return (
    <Section title={paymentTexts.title}>
      {payments.length + surpluses.length + undone_payments.length === 0 ? (
        <p className="h-muted e-payments__none">{paymentTexts.none}</p>
      ) : (
        <ul className="e-payments">
          {payments.map((payment) => (
            <PaymentLine
              key={payment.id}
              label={paymentTexts.kind[payment.kind]}
              paidAt={payment.paid_at}
              amount={payment.amount}
              bankFile={payment.bank_file}
              dividedWith={payment.divided_with}
              undo={canUndo && payment.undoable && <UndoPaymentButton invoice={invoice} payment={payment} />}
            />
          ))}
          {surpluses.map((payment) => (
            <PaymentLine
              key={`surplus ${payment.payment_id}`}
              label={paymentTexts.surplus}
              paidAt={payment.paid_at}
              amount={payment.surplus}
              bankFile={payment.bank_file}
              dividedWith={payment.divided_with}
              undo={
                canUndo &&
                !hasLineWithUndo(payment.payment_id) && (
                  <UndoPaymentButton invoice={invoice} payment={payment} />
                )
              }
            />
          ))}
          {undone_payments.map(({ payment_id, amount, undone_on }) => (
            <PaymentLine
              key={`undone ${payment_id}`}
              label={paymentTexts.undonePayment(amount)}
              paidAt={undone_on}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};
