import type { TenantInput } from '@husrum/contract/tenant';
import { EmailField, FieldGrid, FullRow, IdentityField, PhoneField, TextField } from '@husrum/forms';
import { useField } from 'formik';
import { tenantTexts } from './tenant.texts';
import { TenantTypeField } from './tenant-type.field';

export const newTenantValues: Partial<TenantInput> = {
  name: '',
  identifier: '',
  organisation: false,
  phone: '',
  email: null,
  billing_email: null,
};
export const newAddressValues = { address: '', postal_code: '', city: '', country: 'Sverige' };

interface Props {
  /** The path of the tenant inside the form's values, for example `tenant.`. */
  prefix?: string;
  autoFocus?: boolean;
}

export const TenantFields = ({ prefix = '', autoFocus = false }: Props) => {
  const [{ value: organisation }] = useField<boolean>(`${prefix}organisation`);
  return (
    <FieldGrid>
      <FullRow>
        <TenantTypeField name={`${prefix}organisation`} />
      </FullRow>
      <TextField name={`${prefix}name`} autoFocus={autoFocus} />
      <IdentityField name={`${prefix}identifier`} kind={organisation ? 'organisation' : 'person'} />
      <PhoneField name={`${prefix}phone`} autoComplete="off" />
      <EmailField name={`${prefix}email`} autoComplete="off" hint={tenantTexts.emailHint} />
      <EmailField name={`${prefix}billing_email`} autoComplete="off" hint={tenantTexts.billingEmailHint} />
    </FieldGrid>
  );
};
