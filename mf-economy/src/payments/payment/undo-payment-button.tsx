import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls, toInvoiceTypeParam } from '@husrum/contract/invoice';
import { formatKronor } from '@husrum/format';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { paymentTexts } from './payment.texts';

interface Props {
  invoice: Invoice;
  payment: Pick<Invoice['payments'][number], 'payment_id' | 'amount' | 'paid_at' | 'divided_with'>;
}

/** Undoes a payment that was registered by mistake, after a confirmation. */
export const UndoPaymentButton = ({ invoice, payment }: Props) => {
  const confirm = useConfirm();
  const undoing = useApiMutation(invoiceActionCalls.undoPayment, {
    publish: () => [busEvent('invoice.paid', { invoiceId: invoice.id })],
    successMessage: paymentTexts.undone,
  });
  const params = { type: toInvoiceTypeParam(invoice), id: invoice.id, paymentId: payment.payment_id };
  const undo = async () => {
    const { divided_with = [] } = payment;
    const text =
      divided_with.length > 0 ? paymentTexts.undoDividedQuestion(divided_with) : paymentTexts.undoQuestion;
    const question = { text, ok: paymentTexts.undoPayment, danger: true };
    if (await confirm(question)) undoing.mutate({ params });
  };
  return (
    <Button
      call={invoiceActionCalls.undoPayment}
      type="link"
      size="small"
      loading={undoing.isPending}
      aria-label={paymentTexts.undoLabel(formatKronor(payment.amount), payment.paid_at)}
      onClick={() => void undo()}
    >
      {paymentTexts.undo}
    </Button>
  );
};
