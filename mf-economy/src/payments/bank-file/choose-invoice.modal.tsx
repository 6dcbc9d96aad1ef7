import type { BankPayment } from '@husrum/contract/bank-file';
import { ModalForm } from '@husrum/ui';
import { bankPaymentTexts } from './bank-file.texts';
import { InvoicePicker } from './invoice-picker';
import { PaymentHeading } from './payment-heading';

interface Props {
  payment: BankPayment;
  companyId: number;
  onClose: () => void;
  onPick: (invoiceId: number) => void;
}

/** Picks the invoice that a payment belongs to. */
export default function ChooseInvoiceModal({ payment, companyId, onClose, onPick }: Props) {
  return (
    <ModalForm open title={bankPaymentTexts.chooseInvoice} onClose={onClose}>
      <PaymentHeading payment={payment} />
      <InvoicePicker autoFocus payment={payment} companyId={companyId} onPick={({ id }) => onPick(id)} />
    </ModalForm>
  );
}
