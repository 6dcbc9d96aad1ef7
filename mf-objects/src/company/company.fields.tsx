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
import { companyTexts } from './company.texts';

export const emptyCompany: CompanyInput = {
  name: '',
  organisation_number: '',
  address: '',
  postal_code: '',
  city: '',
  country: 'Sverige',
  phone: '',
  email: '',
};

/** `prefix` is the path of the company inside the form's values, for example `company.`. */
export const CompanyFields = ({ prefix = '' }: { prefix?: string }) => (
  <>
    <FieldGrid>
      <TextField name={`${prefix}name`} autoComplete="organization" autoFocus />
      <IdentityField name={`${prefix}organisation_number`} kind="organisation" />
    </FieldGrid>
    <FormSection title={companyTexts.fields.postalAddress}>
      <AddressFields prefix={prefix} />
    </FormSection>
    <FormSection title={companyTexts.fields.contact}>
      <FieldGrid>
        <PhoneField name={`${prefix}phone`} />
        <EmailField name={`${prefix}email`} />
      </FieldGrid>
    </FormSection>
  </>
);
