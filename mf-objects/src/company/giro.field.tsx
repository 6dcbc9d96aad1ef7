import { checkDigitText } from '@husrum/contract/company';
import { bankgiro, parseVatNumber, plusgiro } from '@husrum/format';
import { FieldFrame, type FieldProps, useFormField } from '@husrum/forms';
import { Input } from '@husrum/ui/input';

const numbers = {
  bankgiro: { read: bankgiro, placeholder: '991-2346' },
  plusgiro: { read: plusgiro, placeholder: '28 65 43-4' },
  vat: { read: parseVatNumber, placeholder: 'SE559999001601' },
} as const;

interface Props extends FieldProps {
  name: keyof typeof numbers;
}

/** A number with a check digit: verified when left, and written as it is printed. */
export const GiroField = (props: Props) => {
  const { read, placeholder } = numbers[props.name];
  const field = useFormField(props, (value) =>
    typeof value === 'string' && value.trim() !== '' && read(value) === null
      ? checkDigitText[props.name]
      : undefined,
  );
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input
        {...field.aria}
        autoComplete="off"
        status={field.error ? 'error' : undefined}
        placeholder={placeholder}
        value={text}
        onChange={(event) => field.set(event.target.value)}
        onBlur={() => {
          const written = read(text);
          if (written !== null && written !== text) field.set(written);
          field.leave();
        }}
      />
    </FieldFrame>
  );
};
