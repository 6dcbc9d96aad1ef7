import './receipt-rows.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { receiptTypes } from '@husrum/contract/receipt';
import { FieldArray, NumberField, SelectField, TextField, toOptions, useFormikContext } from '@husrum/forms';
import { ErrorAlert, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { receiptTexts } from './receipt.texts';
import { createReceiptRow } from './receipt-rows.rules';
import type { ReceiptRows } from './receipt-rows.schema';

const typeOptions = toOptions(receiptTypes, receiptTexts.type);

/** One row per item. The only remaining row cannot be removed, and saved rows cannot be edited. */
export const ReceiptRowsFields = ({ saved }: { saved: ReadonlySet<number> }) => {
  const { values, errors, submitCount } = useFormikContext<ReceiptRows>();
  const nextKey = Math.max(...values.rows.map(({ key }) => key)) + 1;
  return (
    <FieldArray name="rows">
      {({ push, remove }) => (
        <>
          <ol className="receipt-rows">
            {values.rows.map(({ key }, index) => (
              <li key={key} className="receipt-rows__row">
                <Row index={index} disabled={saved.has(key)} />
                {saved.has(key) ? (
                  <ToneTag tone="green" icon="check">
                    {receiptTexts.saved}
                  </ToneTag>
                ) : (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={receiptTexts.removeRow(index + 1)}
                    disabled={values.rows.length === 1}
                    onClick={() => remove(index)}
                  />
                )}
              </li>
            ))}
          </ol>
          {submitCount > 0 && typeof errors.rows === 'string' && <ErrorAlert>{errors.rows}</ErrorAlert>}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => push(createReceiptRow(nextKey))}>
              {receiptTexts.addRow}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
};

const Row = ({ index, disabled }: { index: number; disabled: boolean }) => {
  const toFieldName = (field: string) => `rows.${index}.${field}`;
  return (
    <>
      <TextField
        name={toFieldName('name')}
        label={receiptTexts.fields.name}
        disabled={disabled}
        autoFocus={index === 0}
      />
      <SelectField
        name={toFieldName('type')}
        label={receiptTexts.fields.type}
        options={typeOptions}
        disabled={disabled}
      />
      <NumberField
        name={toFieldName('quantity')}
        label={receiptTexts.fields.quantity}
        decimals={0}
        disabled={disabled}
      />
      <TextField name={toFieldName('marking')} label={receiptTexts.fields.marking} disabled={disabled} />
      <TextField
        name={toFieldName('description')}
        label={receiptTexts.fields.description}
        disabled={disabled}
      />
    </>
  );
};
