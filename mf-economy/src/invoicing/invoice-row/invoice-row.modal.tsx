import { busEvent } from '@husrum/contract/bus';
import { taxRates } from '@husrum/contract/core';
import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import {
  FieldGrid,
  FullRow,
  MoneyField,
  NumberField,
  SchemaFormModal,
  TaxRateField,
  TextField,
} from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { invoiceRowTexts } from './invoice-row.texts';

const InvoiceRowFields = () => (
  <FieldGrid>
    <FullRow>
      <TextField name="name" />
    </FullRow>
    <NumberField name="quantity" decimals={4} />
    <TextField name="unit" placeholder={invoiceRowTexts.unitPlaceholder} />
    <MoneyField name="fee" hint={invoiceRowTexts.priceHint} />
    <TaxRateField name="tax_rate" />
  </FieldGrid>
);

interface Props {
  invoice: Pick<Invoice, 'id' | 'updated_at'>;
  /** The row to edit. Undefined creates a new row. */
  row: InvoiceRow | undefined;
  open: boolean;
  onClose: () => void;
}

const emptyRow = { name: '', quantity: 1, unit: '', fee: null, tax_rate: 0 } as const;

export const InvoiceRowModal = ({ invoice: { id: invoiceId, updated_at }, row, open, onClose }: Props) => {
  const toChangedEvents = () => [busEvent('invoice.changed', { invoiceId })];
  const options = {
    publish: toChangedEvents,
    // It refetches the invoice, and its rows with it: somebody else may have changed it.
    publishOnFailure: toChangedEvents,
    onSuccess: onClose,
  };
  const add = useApiMutation(invoiceRowCalls.create, { ...options, successMessage: invoiceRowTexts.added });
  const change = useApiMutation(invoiceRowCalls.update, {
    ...options,
    successMessage: invoiceRowTexts.saved,
  });
  return row === undefined ? (
    <SchemaFormModal
      title={invoiceRowTexts.add}
      open={open}
      onClose={onClose}
      schema={invoiceRowCalls.create.body}
      initialValues={{ invoicebase_id: invoiceId, ...emptyRow }}
      onSubmit={(body) => add.mutateAsync({ body })}
      submitLabel={invoiceRowTexts.add}
    >
      <InvoiceRowFields />
    </SchemaFormModal>
  ) : (
    <SchemaFormModal
      title={invoiceRowTexts.editTitle}
      open={open}
      onClose={onClose}
      schema={invoiceRowCalls.update.body}
      initialValues={{
        id: row.id,
        name: row.name,
        quantity: row.quantity,
        unit: row.unit,
        fee: row.fee,
        tax_rate: taxRates.find((rate) => rate === row.tax_rate),
        updated_at,
      }}
      onSubmit={(body) => change.mutateAsync({ body })}
      submitLabel={invoiceRowTexts.save}
    >
      <InvoiceRowFields />
    </SchemaFormModal>
  );
};
