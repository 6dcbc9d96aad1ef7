import { busEvent } from '@husrum/contract/bus';
import { type Invoice, invoiceActionCalls } from '@husrum/contract/invoice';
import { today } from '@husrum/format';
import { DateField, FieldGrid, MoneyField, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Money } from '@husrum/ui';
import { typeWord } from '../invoice/type-word';
import { texts } from './payment.texts';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** Begins with what is left, paid today: the usual case is one click. */
export const RegisterPaymentModal = ({ invoice, open, onClose }: Props) => {
  const { id, payment_left } = invoice;
  const save = useSave(invoiceActionCalls.pay, {
    publish: () => [busEvent('invoice.paid', { invoiceId: id })],
    success: texts.registered,
    onDone: onClose,
  });
  const day = today(new Date());
  return (
    <SchemaModal
      title={texts.register}
      open={open}
      onClose={onClose}
      schema={invoiceActionCalls.pay.body}
      initial={{ payment: payment_left, paid_at: day }}
      onSubmit={(body) => save.mutateAsync({ params: { type: typeWord(invoice), id }, body })}
      submitLabel="Registrera"
    >
      <p>
        Kvar att betala: <Money strong value={payment_left} />. {texts.surplus}
      </p>
      <FieldGrid>
        <MoneyField name="payment" />
        <DateField name="paid_at" max={day} />
      </FieldGrid>
    </SchemaModal>
  );
};
