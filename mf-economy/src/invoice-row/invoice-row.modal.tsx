import { busEvent } from '@husrum/contract/bus';
import { taxRates } from '@husrum/contract/core';
import type { InvoiceRow } from '@husrum/contract/invoice';
import { invoiceRowCalls } from '@husrum/contract/invoice-row';
import {
  FieldGrid,
  FullRow,
  MoneyField,
  NumberField,
  SchemaModal,
  TaxRateField,
  TextField,
} from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { texts } from './invoice-row.texts';

const Fields = () => (
  <FieldGrid>
    <FullRow>
      <TextField name="name" />
    </FullRow>
    <NumberField name="quantity" />
    <TextField name="unit" placeholder="st" />
    <MoneyField name="fee" hint="Exklusive moms. Minus före beloppet är ett avdrag." />
    <TaxRateField name="tax_rate" />
  </FieldGrid>
);

interface Props {
  invoiceId: number;
  /** The row to change; without one a new row is made. */
  row: InvoiceRow | undefined;
  open: boolean;
  onClose: () => void;
}

const blank = { name: '', quantity: 1, unit: '', fee: null, tax_rate: 0 } as const;

export const InvoicerowModal = ({ invoiceId, row, open, onClose }: Props) => {
  const options = {
    publish: () => [busEvent('invoice.changed', { invoiceId: invoiceId })],
    onDone: onClose,
  };
  const add = useSave(invoiceRowCalls.create, { ...options, success: texts.added });
  const change = useSave(invoiceRowCalls.update, { ...options, success: texts.saved });
  return row === undefined ? (
    <SchemaModal
      title={texts.add}
      open={open}
      onClose={onClose}
      schema={invoiceRowCalls.create.body}
      initial={{ invoicebase_id: invoiceId, ...blank }}
      onSubmit={(body) => add.mutateAsync({ body })}
      submitLabel={texts.add}
    >
      <Fields />
    </SchemaModal>
  ) : (
    <SchemaModal
      title={texts.edit}
      open={open}
      onClose={onClose}
      schema={invoiceRowCalls.update.body}
      initial={{
        id: row.id,
        name: row.name,
        quantity: row.quantity,
        unit: row.unit,
        fee: row.fee,
        tax_rate: taxRates.find((rate) => rate === row.tax_rate),
      }}
      onSubmit={(body) => change.mutateAsync({ body })}
      submitLabel="Spara"
    >
      <Fields />
    </SchemaModal>
  );
};
