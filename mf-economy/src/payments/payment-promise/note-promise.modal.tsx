import { busEvent } from '@husrum/contract/bus';
import { paymentPromiseCalls } from '@husrum/contract/payment-promise';
import { type LocalDate, today } from '@husrum/format';
import { DateField, FieldGrid, MoneyField, SchemaFormModal, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { paymentPromiseTexts as texts } from './payment-promise.texts';

interface Props {
  invoiceId: number;
  /** The day of the promise that waits for money, which a new one replaces. */
  replacedDay: LocalDate | null;
  onClose: () => void;
}

/** Notes what the tenant has promised to pay of an invoice, or a note about it. */
export default function NotePromiseModal({ invoiceId, replacedDay, onClose }: Props) {
  const save = useApiMutation(paymentPromiseCalls.create, {
    publish: () => [busEvent('invoice.changed', { invoiceId })],
    successMessage: texts.saved,
    onSuccess: onClose,
  });
  return (
    <SchemaFormModal
      title={texts.addTitle}
      open
      onClose={onClose}
      schema={paymentPromiseCalls.create.body}
      initialValues={{ invoice_id: invoiceId, promised_on: null, amount: null, note: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={texts.submit}
    >
      <p>{texts.help}</p>
      {replacedDay !== null && <p className="h-muted">{texts.replaces(replacedDay)}</p>}
      <FieldGrid>
        <DateField name="promised_on" min={today(new Date())} />
        <MoneyField name="amount" />
      </FieldGrid>
      <TextAreaField name="note" rows={3} />
    </SchemaFormModal>
  );
}
