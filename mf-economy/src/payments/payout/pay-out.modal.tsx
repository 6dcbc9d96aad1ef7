import { busEvent } from '@husrum/contract/bus';
import type { TenantCredit } from '@husrum/contract/credit';
import { payoutCalls } from '@husrum/contract/payout';
import { today } from '@husrum/format';
import { FieldGrid, MoneyField, SchemaFormModal, TextField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { payoutTexts } from './payout.texts';

interface Props {
  tenantId: number;
  credit: TenantCredit;
  onClose: () => void;
}

/** It is prefilled with all of the credit and today's date, the usual case. */
export default function PayOutModal({ tenantId, credit: { company, amount }, onClose }: Props) {
  const save = useApiMutation(payoutCalls.create, {
    publish: () => [busEvent('invoices.changed', {})],
    successMessage: payoutTexts.registered,
    onSuccess: onClose,
  });
  const day = today(new Date());
  const name = company?.name ?? payoutTexts.deletedCompany;
  return (
    <SchemaFormModal
      title={payoutTexts.payOutAt(name)}
      open
      onClose={onClose}
      schema={payoutCalls.create.body}
      initialValues={{
        ...{ tenant_id: tenantId, company_id: company?.id ?? null, amount, paid_at: day, account: null },
      }}
      onSubmit={(body) => save.mutateAsync({ body })}
      submitLabel={payoutTexts.submit}
    >
      <p>{payoutTexts.modalText}</p>
      <FieldGrid>
        <MoneyField name="amount" />
        <PaymentDayField companyId={company?.id} max={day} what={payoutTexts.thePayout} />
        <TextField name="account" />
      </FieldGrid>
    </SchemaFormModal>
  );
}
