import './receipt-rows.css';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { receiptTypes } from '@husrum/contract/receipt';
import { FieldArray, NumberField, optionsOf, SelectField, TextField, useFormikContext } from '@husrum/forms';
import { DangerBox, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { receiptTypeLabel, texts } from './receipt.texts';
import { emptyRow } from './receipt-rows.rules';
import type { ReceiptRows } from './receipt-rows.schema';

const types = optionsOf(receiptTypes, receiptTypeLabel);

/** One line for each thing; the last line cannot be taken away. Those that are saved already stand still. */
export const ReceiptRowsFields = ({ saved }: { saved: ReadonlySet<number> }) => {
  const { values, errors, submitCount } = useFormikContext<ReceiptRows>();
  const next = Math.max(...values.rows.map(({ key }) => key)) + 1;
  return (
    <FieldArray name="rows">
      {({ push, remove }) => (
        <>
          <ol className="quittance-rows">
            {values.rows.map(({ key }, index) => (
              <li key={key} className="quittance-rows__row">
                <Row index={index} disabled={saved.has(key)} />
                {saved.has(key) ? (
                  <ToneTag tone="green" icon="check">
                    {texts.saved}
                  </ToneTag>
                ) : (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={texts.removeRow(index + 1)}
                    disabled={values.rows.length === 1}
                    onClick={() => remove(index)}
                  />
                )}
              </li>
            ))}
          </ol>
          {submitCount > 0 && typeof errors.rows === 'string' && <DangerBox>{errors.rows}</DangerBox>}
          <div>
            <Button icon={<PlusOutlined />} onClick={() => push(emptyRow(next))}>
              {texts.addRow}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
};

const Row = ({ index, disabled }: { index: number; disabled: boolean }) => {
  const name = (field: string) => `rows.${index}.${field}`;
  return (
    <>
      <TextField name={name('name')} label="Namn" disabled={disabled} autoFocus={index === 0} />
      <SelectField name={name('type')} label="Typ" options={types} disabled={disabled} />
      <NumberField name={name('quantity')} label="Antal" decimals={0} disabled={disabled} />
      <TextField name={name('marking')} label="Märkning" disabled={disabled} />
      <TextField name={name('description')} label="Beskrivning" disabled={disabled} />
    </>
  );
};
