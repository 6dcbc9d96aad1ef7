import type { CompanyInput } from '@husrum/contract/company';
import {
  AddressFields,
  EmailField,
  FieldGrid,
  FormSection,
  IdentityField,
  PhoneField,
  TextField,
} from '@husrum/forms';

export const newCompany: CompanyInput = {
  name: '',
  organisation_number: '',
  address: '',
  postal_code: '',
  city: '',
  country: 'Sverige',
  phone: '',
  email: '',
};

/** What is asked of a company; `prefix` where it stands inside another value: `company.`. */
export const CompanyFields = ({ prefix = '' }: { prefix?: string }) => (
  <>
    <FieldGrid>
      <TextField name={`${prefix}name`} autoComplete="organization" autoFocus />
      <IdentityField name={`${prefix}organisation_number`} kind="organisation" />
    </FieldGrid>
    <FormSection title="Postadress">
      <AddressFields prefix={prefix} />
    </FormSection>
    <FormSection title="Kontakt">
      <FieldGrid>
        <PhoneField name={`${prefix}phone`} />
        <EmailField name={`${prefix}email`} />
      </FieldGrid>
    </FormSection>
  </>
);
