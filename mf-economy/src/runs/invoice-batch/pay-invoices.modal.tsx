import { paymentDay } from '@husrum/contract/invoice-batch';
import { today } from '@husrum/format';
import { SchemaForm } from '@husrum/forms';
import { ModalForm } from '@husrum/ui';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { BatchProgress } from './batch-progress';
import { BatchResult } from './batch-result';
import { usePayInvoices } from './invoice-batch.queries';
import { invoiceBatchTexts } from './invoice-batch.texts';
import { useBatch } from './use-batch';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

/** Registers what is left of each selected invoice as paid on one day. */
export default function PayInvoicesModal({ ids, onClose }: Props) {
  const { state, run } = useBatch();
  const pay = usePayInvoices();
  const day = today(new Date());
  return (
    <ModalForm title={invoiceBatchTexts.pay} open onClose={onClose}>
      {state.step === 'confirmation' && (
        <SchemaForm
          schema={paymentDay}
          initialValues={{ paid_at: day }}
          onSubmit={({ paid_at }) => run(ids, pay(paid_at))}
          submitLabel={invoiceBatchTexts.pay}
          onCancel={onClose}
        >
          <p>{invoiceBatchTexts.payText(ids.length)}</p>
          <PaymentDayField max={day} />
        </SchemaForm>
      )}
      {state.step === 'running' && <BatchProgress {...state} />}
      {state.step === 'result' && (
        <BatchResult {...state} doneText={invoiceBatchTexts.paid} onClose={onClose} />
      )}
    </ModalForm>
  );
}
