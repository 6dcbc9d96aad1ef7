import { type Deposit, depositCalls } from '@husrum/contract/deposit';
import { today } from '@husrum/format';
import { FieldGrid, MoneyField, SchemaFormModal, SelectField, TextField } from '@husrum/forms';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { useInvoicesOfDeposit } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

/** Uses a part of a deposit for an unpaid invoice, or for a cost. */
export default function UseDepositModal({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { id, company, held } = deposit;
  const invoices = useInvoicesOfDeposit(id).data?.data ?? [];
  const save = useDepositMutation(depositCalls.use, depositTexts.used, onClose);
  const day = today(new Date());
  return (
    <SchemaFormModal
      title={depositTexts.useTitle}
      open
      onClose={onClose}
      schema={depositCalls.use.body}
      initialValues={{ invoice_id: null, amount: null, paid_at: day, reason: '' }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={depositTexts.use}
    >
      <p>{depositTexts.useHelp(held)}</p>
      <SelectField
        name="invoice_id"
        placeholder={depositTexts.noInvoice}
        options={invoices.map(({ id: value, reference, left }) => ({
          ...{ value, label: depositTexts.invoiceOption(reference, left) },
        }))}
      />
      <FieldGrid>
        <MoneyField name="amount" />
        <PaymentDayField companyId={company?.id} max={day} what={depositTexts.theUse} />
      </FieldGrid>
      <TextField name="reason" hint={depositTexts.reasonHint} />
    </SchemaFormModal>
  );
}
