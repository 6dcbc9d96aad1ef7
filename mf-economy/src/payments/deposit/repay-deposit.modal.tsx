import { type Deposit, depositCalls } from '@husrum/contract/deposit';
import { today } from '@husrum/format';
import { FieldGrid, MoneyField, SchemaFormModal, TextField } from '@husrum/forms';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

/** It is prefilled with all that is left and today's date, the usual case. */
export default function RepayDepositModal({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { id, company, held } = deposit;
  const save = useDepositMutation(depositCalls.repay, depositTexts.repaid, onClose);
  const day = today(new Date());
  return (
    <SchemaFormModal
      title={depositTexts.repayTitle}
      open
      onClose={onClose}
      schema={depositCalls.repay.body}
      initialValues={{ amount: held, paid_at: day, to_account: null }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={depositTexts.repay}
    >
      <p>{depositTexts.repayHelp}</p>
      <FieldGrid>
        <MoneyField name="amount" />
        <PaymentDayField companyId={company?.id} max={day} what={depositTexts.theRepayment} />
        <TextField name="to_account" />
      </FieldGrid>
    </SchemaFormModal>
  );
}
