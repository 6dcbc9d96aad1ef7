import { depositCalls } from '@husrum/contract/deposit';
import { addDays, today } from '@husrum/format';
import { DateField, FieldGrid, MoneyField, PercentField, SchemaFormModal } from '@husrum/forms';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

/** Asks the tenant of a lease for a deposit. */
export default function RequestDepositModal({ leaseId, onClose }: { leaseId: number; onClose: () => void }) {
  const save = useDepositMutation(depositCalls.create, depositTexts.requested, onClose);
  const day = today(new Date());
  return (
    <SchemaFormModal
      title={depositTexts.request}
      open
      onClose={onClose}
      schema={depositCalls.create.body}
      initialValues={{ lease_id: leaseId, amount: null, due_at: addDays(day, 14), interest_rate: null }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={depositTexts.request}
    >
      <p>{depositTexts.requestHelp}</p>
      <FieldGrid>
        <MoneyField name="amount" hint={depositTexts.amountHint} />
        <DateField name="due_at" min={addDays(day, 1)} />
        <PercentField name="interest_rate" hint={depositTexts.rateHint} />
      </FieldGrid>
    </SchemaFormModal>
  );
}
