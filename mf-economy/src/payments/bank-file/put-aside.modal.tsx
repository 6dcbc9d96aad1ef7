import { type BankPayment, bankFileCalls } from '@husrum/contract/bank-file';
import { optionalText } from '@husrum/contract/core';
import { SchemaFormModal, TextField } from '@husrum/forms';
import * as yup from 'yup';
import { bankPaymentTexts } from './bank-file.texts';
import { PaymentHeading } from './payment-heading';

interface Props {
  payment: BankPayment;
  onClose: () => void;
  onSubmit: (note: string | null) => void;
}

const schema = yup.object({ aside_note: optionalText(bankPaymentTexts.asideNote) });

/** Puts a payment aside, with a note for whoever finds it again. */
export default function PutAsideModal({ payment, onClose, onSubmit }: Props) {
  return (
    <SchemaFormModal
      open
      title={bankPaymentTexts.leaveOut}
      onClose={onClose}
      schema={schema}
      call={bankFileCalls.choose}
      initialValues={{ aside_note: payment.aside_note ?? null }}
      onSubmit={({ aside_note }) => onSubmit(aside_note)}
      submitLabel={bankPaymentTexts.leaveOut}
    >
      <PaymentHeading payment={payment} />
      <p className="h-muted">{bankPaymentTexts.asideLead}</p>
      <TextField name="aside_note" />
    </SchemaFormModal>
  );
}
