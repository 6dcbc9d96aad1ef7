import { busEvent } from '@husrum/contract/bus';
import { businessCalls, currencies } from '@husrum/contract/business';
import type { OkOf } from '@husrum/contract/core';
import {
  FieldGrid,
  IdentityField,
  optionsOf,
  PhoneField,
  SchemaForm,
  SelectField,
  TextField,
} from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { SAVED } from '../settings.texts';

type Business = OkOf<typeof businessCalls.detail>;

export const BusinessForm = ({ business }: { business: Business }) => {
  const save = useSave(businessCalls.update, {
    publish: () => [busEvent('business.changed', {})],
    success: SAVED,
  });
  const { name, identifier, phone, organisation } = business;
  return (
    <Section title="Uppgifter om verksamheten">
      <SchemaForm
        schema={businessCalls.update.body}
        initial={{ name, currency: 'SEK' as const, identifier: identifier ?? '', phone }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel="Spara"
      >
        <FieldGrid>
          <TextField name="name" autoComplete="organization" />
          <IdentityField name="identifier" kind={organisation === 1 ? 'organisation' : 'person'} />
          <PhoneField name="phone" />
          <SelectField name="currency" options={optionsOf(currencies)} />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
