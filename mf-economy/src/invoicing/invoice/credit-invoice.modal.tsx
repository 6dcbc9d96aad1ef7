import './credit-invoice.css';
import { busEvent } from '@husrum/contract/bus';
import {
  type Invoice,
  invoiceActionCalls,
  type PartialCreditPreview,
  toInvoiceTypeParam,
} from '@husrum/contract/invoice';
import { DateField, FieldGrid, MoneyField, SchemaForm, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Radio } from '@husrum/ui/choice';
import { useState } from 'react';
import {
  type CreditScope,
  type CreditValues,
  creditScopes,
  getCreditSchema,
  toCreditedPart,
  toInitialCredit,
} from './credit-invoice.rules';
import { creditInvoiceTexts } from './credit-invoice.texts';
import { CreditPreview, useCreditPreview } from './credit-preview';

interface Props {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

type Rows = PartialCreditPreview['rows'];

const RowAmounts = ({ rows }: { rows: Rows }) => (
  <FieldGrid>
    {rows.map(({ id, name, remaining }, index) => (
      <MoneyField
        key={id}
        name={`rows[${index}].amount`}
        label={name}
        hint={creditInvoiceTexts.remaining(remaining)}
        required={false}
        disabled={remaining === 0}
      />
    ))}
  </FieldGrid>
);

interface FormProps {
  invoice: Invoice;
  rows: Rows;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

const CreditForm = ({ invoice, rows, onClose, onDirtyChange }: FormProps) => {
  const [scope, setScope] = useState<CreditScope>('WHOLE');
  const params = { type: toInvoiceTypeParam(invoice), id: invoice.id };
  const options = {
    publish: () => [busEvent('invoice.changed', { invoiceId: invoice.id })],
    successMessage: ({ credit_invoices, credited_by }: Invoice) =>
      creditInvoiceTexts.credited((credit_invoices?.at(-1) ?? credited_by)?.reference ?? ''),
    onSuccess: onClose,
  };
  const creditWhole = useApiMutation(invoiceActionCalls.credit, options);
  const creditPart = useApiMutation(invoiceActionCalls.creditPart, options);
  // Only a credit of the whole invoice can lack a reason. One with a reason is sent as a part that contains all that is left.
  const submit = ({ reason, ...values }: CreditValues) =>
    reason === null
      ? creditWhole.mutateAsync({ params })
      : creditPart.mutateAsync({ params, body: { reason, ...toCreditedPart(scope, values, rows) } });
  return (
    <>
      <Radio.Group
        className="e-credit-scope"
        aria-label={creditInvoiceTexts.scope}
        options={creditScopes.map((value) => ({ value, label: creditInvoiceTexts.scopes[value] }))}
        value={scope}
        onChange={(event) => setScope(event.target.value)}
      />
      <SchemaForm<CreditValues>
        schema={getCreditSchema(scope)}
        call={invoiceActionCalls.creditPart}
        initialValues={toInitialCredit(invoice, rows)}
        onSubmit={submit}
        onCancel={onClose}
        onDirtyChange={onDirtyChange}
        submitLabel={creditInvoiceTexts.submit}
        danger
      >
        <p>{creditInvoiceTexts.help[scope]}</p>
        {scope === 'DAYS' && (
          <FieldGrid>
            <DateField name="start" min={invoice.start} max={invoice.stop} />
            <DateField name="stop" min={invoice.start} max={invoice.stop} />
          </FieldGrid>
        )}
        {scope === 'AMOUNTS' && <RowAmounts rows={rows} />}
        <TextAreaField name="reason" rows={2} hint={creditInvoiceTexts.reasonHint} />
        <CreditPreview invoice={invoice} scope={scope} rows={rows} />
      </SchemaForm>
    </>
  );
};

/** Credits the whole invoice, some of its days, or amounts per row. Previews the result. */
export const CreditInvoiceModal = ({ invoice, open, onClose }: Props) => {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <ModalForm
      title={creditInvoiceTexts.title(invoice.reference)}
      open={open}
      onClose={onClose}
      dirty={isDirty}
    >
      <CreditFormContent invoice={invoice} onClose={onClose} onDirtyChange={setIsDirty} />
    </ModalForm>
  );
};

const CreditFormContent = ({ invoice, ...props }: Omit<FormProps, 'rows'>) => (
  <QueryContent query={useCreditPreview(invoice)} skeleton={<RowsSkeleton rows={3} />} compact>
    {({ rows }) => <CreditForm invoice={invoice} rows={rows} {...props} />}
  </QueryContent>
);
