import { checkDigitText } from '@husrum/contract/company';
import { formatBankgiro, formatPlusgiro, formatSwishNumber, parseVatNumber } from '@husrum/format';
import { type FieldProps, FormItem, useFormField } from '@husrum/forms';
import { Input } from '@husrum/ui/input';

const formats = {
  bankgiro: { format: formatBankgiro, placeholder: '991-2346' },
  plusgiro: { format: formatPlusgiro, placeholder: '28 65 43-4' },
  swish: { format: formatSwishNumber, placeholder: '123 118 11 89' },
  vat: { format: parseVatNumber, placeholder: 'SE559999001601' },
} as const;

interface Props extends FieldProps {
  name: keyof typeof formats;
}

/** The field of a giro, Swish or VAT number. When it loses the focus, the number is verified and formatted. */
export const CheckDigitField = (props: Props) => {
  const { format, placeholder } = formats[props.name];
  const field = useFormField(props, (value) =>
    typeof value === 'string' && value.trim() !== '' && format(value) === null
      ? checkDigitText[props.name]
      : undefined,
  );
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FormItem field={field} hint={props.hint}>
      <Input
        {...field.controlProps}
        autoComplete="off"
        status={field.error ? 'error' : undefined}
        placeholder={field.emptyText ?? placeholder}
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={() => {
          const formatted = format(text);
          if (formatted !== null && formatted !== text) field.setValue(formatted);
          field.onBlur();
        }}
      />
    </FormItem>
  );
};
