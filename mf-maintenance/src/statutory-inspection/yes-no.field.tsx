import { FormItem, useFormField } from '@husrum/forms';
import { Radio } from '@husrum/ui/choice';
import { inspectionTexts } from './inspection.texts';

const options = [
  { value: 'yes', label: inspectionTexts.yes },
  { value: 'no', label: inspectionTexts.no },
  { value: 'unknown', label: inspectionTexts.unknown },
];
const toChoice = (value: unknown): string => {
  if (value === true) return 'yes';
  return value === false ? 'no' : 'unknown';
};
const toValue = (choice: unknown): boolean | null => {
  if (choice === 'yes') return true;
  return choice === 'no' ? false : null;
};

/** A choice between yes (true), no (false) and unknown (null). */
export const YesNoField = ({ name, hint }: { name: string; hint?: string }) => {
  const field = useFormField({ name, hint });
  return (
    <FormItem field={field} hint={hint} group>
      <Radio.Group
        id={field.id}
        className="h-field__radios"
        aria-labelledby={`${field.id}-label`}
        disabled={field.controlProps.disabled}
        options={options}
        value={toChoice(field.value)}
        onChange={(event) => field.setValue(toValue(event.target.value))}
      />
    </FormItem>
  );
};
