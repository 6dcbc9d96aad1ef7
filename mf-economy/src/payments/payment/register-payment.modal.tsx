import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { today } from '@husrum/format';
import { FieldGrid, MoneyField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Money } from '@husrum/ui';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { writeOffTexts } from '../write-off/write-off.texts';
import { paymentTexts } from './payment.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** It is prefilled with the remaining amount and today's date, the usual case. */
export const RegisterPaymentModal = ({ invoice, open, onClose }: Props) => {
  const { id, payment_left, written_off = 0, status, sent_at } = invoice;
  const payable = payment_left + written_off;
  const save = useApiMutation(invoiceActionCalls.pay, {
    publish: () => [busEvent('invoice.paid', { invoiceId: id })],
    successMessage: ({ settled = [] }) =>
      settled.length === 0 ? paymentTexts.registered : paymentTexts.registeredAndSettled(settled),
    onSuccess: onClose,
  });
  const day = today(new Date());
  return (
    <SchemaFormModal
      title={paymentTexts.register}
      open={open}
      onClose={onClose}
      schema={invoiceActionCalls.pay.body}
      initialValues={{ payment: payable === 0 ? null : payable, paid_at: day }}
      onSubmit={(body) => save.mutateAsync({ params: { type: toInvoiceTypeParam(invoice), id }, body })}
      submitLabel={paymentTexts.registerSubmit}
    >
      {written_off > 0 && <p>{writeOffTexts.paidAfterAll(written_off)}</p>}
      {payable === 0 && status === 'PAYED' ? (
        <p>{paymentTexts.paid}</p>
      ) : (
        <p>
          {paymentTexts.left}: <Money strong value={payment_left} />.{' '}
          {sent_at === null && `${paymentTexts.notSent} `}
          {paymentTexts.surplusText}
        </p>
      )}
      <FieldGrid>
        <MoneyField name="payment" />
        <PaymentDayField companyId={invoice.company?.id} max={day} />
      </FieldGrid>
    </SchemaFormModal>
  );
};
