import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { kronor } from '@husrum/format';
import { useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { typeWord } from '../invoice/type-word';
import { texts } from './payment.texts';

interface Props {
  invoice: Invoice;
  payment: Invoice['payments'][number];
}

/** Takes a payment back that was registered by mistake; asked first. */
export const UndoPayment = ({ invoice, payment }: Props) => {
  const confirm = useConfirm();
  const save = useSave(invoiceActionCalls.undoPayment, {
    publish: () => [busEvent('invoice.paid', { invoiceId: invoice.id })],
    success: texts.undone,
  });
  const params = { type: typeWord(invoice), id: invoice.id, paymentId: payment.payment_id };
  const undo = async () => {
    const question = { text: texts.undoQuestion, ok: texts.undoPayment, danger: true };
    if (await confirm(question)) save.mutate({ params });
  };
  return (
    <Button
      type="link"
      size="small"
      loading={save.isPending}
      aria-label={`${texts.undo} betalning ${kronor(payment.amount)} ${payment.paid_at}`}
      onClick={() => void undo()}
    >
      {texts.undo}
    </Button>
  );
};
