import { type IdentityKind, parseIdentityNumber } from '@husrum/format';
import { Input } from '@husrum/ui/input';
import { identityTexts } from './field.texts';
import { FormItem } from './form-item';
import { type FieldProps, useFormField } from './use-form-field';

/** A personal or organisation number. Verifies its check digit, and on blur rewrites it in its standard format. */
export const IdentityField = ({ kind, ...props }: FieldProps & { kind: IdentityKind }) => {
  const field = useFormField({ ...props, label: props.label ?? identityTexts[kind].label }, (value) =>
    typeof value === 'string' && value.trim() !== '' && parseIdentityNumber(value, kind) === null
      ? identityTexts[kind].invalid
      : undefined,
  );
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FormItem field={field} hint={props.hint}>
      <Input
        {...field.controlProps}
        autoComplete="off"
        inputMode="numeric"
        status={field.error ? 'error' : undefined}
        placeholder={field.emptyText ?? identityTexts[kind].placeholder}
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={() => {
          const canonical = parseIdentityNumber(text, kind);
          if (canonical !== null && canonical !== text) field.setValue(canonical);
          field.onBlur();
        }}
      />
    </FormItem>
  );
};
