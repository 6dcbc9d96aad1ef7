import { type IdentityKind, identityNumber } from '@husrum/format';
import { Input } from '@husrum/ui/input';
import { FieldFrame } from './field-frame';
import { type FieldProps, useFormField } from './use-form-field';

const refusal: Readonly<Record<IdentityKind, string>> = {
  person: 'Personnumret stämmer inte. Skriv det som ÅÅÅÅMMDD-XXXX.',
  organisation: 'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
};
const placeholders: Readonly<Record<IdentityKind, string>> = {
  person: 'ÅÅÅÅMMDD-XXXX',
  organisation: 'NNNNNN-NNNN',
};
const names: Readonly<Record<IdentityKind, string>> = {
  person: 'Personnummer',
  organisation: 'Organisationsnummer',
};

/** A personal or organisation number: check digit verified, written the same way everywhere. */
export const IdentityField = ({ kind, ...props }: FieldProps & { kind: IdentityKind }) => {
  const field = useFormField({ ...props, label: props.label ?? names[kind] }, (value) =>
    typeof value === 'string' && value.trim() !== '' && identityNumber(value, kind) === null
      ? refusal[kind]
      : undefined,
  );
  const text = typeof field.value === 'string' ? field.value : '';
  return (
    <FieldFrame field={field} hint={props.hint}>
      <Input
        {...field.aria}
        autoComplete="off"
        inputMode="numeric"
        status={field.error ? 'error' : undefined}
        placeholder={placeholders[kind]}
        value={text}
        onChange={(event) => field.set(event.target.value)}
        onBlur={() => {
          const canonical = identityNumber(text, kind);
          if (canonical !== null && canonical !== text) field.set(canonical);
          field.leave();
        }}
      />
    </FieldFrame>
  );
};
