import { busEvent } from '@husrum/contract/bus';
import { businessCalls, currencies } from '@husrum/contract/business';
import type { ResponseOf } from '@husrum/contract/core';
import {
  FieldGrid,
  IdentityField,
  PhoneField,
  SchemaForm,
  SelectField,
  TextField,
  toOptions,
} from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { businessTexts } from './business.texts';

type Business = ResponseOf<typeof businessCalls.detail>;

export const BusinessForm = ({ business }: { business: Business }) => {
  const save = useApiMutation(businessCalls.update, {
    publish: () => [busEvent('business.changed', {})],
    successMessage: businessTexts.saved,
  });
  const { name, identifier, phone, organisation, updated_at } = business;
  return (
    <Section title={businessTexts.details}>
      <SchemaForm
        call={businessCalls.update}
        schema={businessCalls.update.body}
        initialValues={{ name, currency: 'SEK' as const, identifier: identifier ?? '', phone, updated_at }}
        onSubmit={(body) => save.mutateAsync({ body })}
        submitLabel={businessTexts.save}
      >
        <FieldGrid>
          <TextField name="name" autoComplete="organization" />
          <IdentityField name="identifier" kind={organisation === 1 ? 'organisation' : 'person'} />
          <PhoneField name="phone" />
          <SelectField name="currency" options={toOptions(currencies)} />
        </FieldGrid>
      </SchemaForm>
    </Section>
  );
};
